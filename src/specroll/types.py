"""The records that flow between stages: frozen, with the shape and unit of each field.

Shape letters: B live rows, N draft nodes a row, M = N + 1 nodes verified, D tree depth, V vocabulary,
d hidden size, T tokens of one completion.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Problem:
    """One task for the policy: what it is asked, and what counts as right.

    ``prompt`` is plain text, or a list of chat messages (``{"role", "content"}``) for a tokenizer that has a
    chat template. ``id`` is stable across epochs, processes and runs: splits and request ids are made from it.
    """

    id: str
    prompt: str | list[dict[str, str]]
    answer: str
    meta: dict[str, Any] = field(default_factory=dict)
