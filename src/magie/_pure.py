"""With MAGIE_PURE=1 every module of Magie loads from its .py, even where a compiled one lies beside it."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the modules of Magie, and of nobody else, by their source."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("magie."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None and spec.loader is not None:
                    return spec
        return None


if os.environ.get("MAGIE_PURE") == "1" and SourceOnly not in sys.meta_path:
    sys.meta_path.insert(0, SourceOnly)
