"""Compile the engine when a C compiler works; otherwise install it as plain Python.

Every module with a twin `.pxd` is compiled, all of them or none: compiled modules call one another as C.

MAGIE_PURE=1              compile nothing
MAGIE_REQUIRE_COMPILED=1  a failure to compile is an error, not a fallback
"""

import os
import re
import sys
import sysconfig
import tempfile
from collections.abc import Collection
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PURE = os.environ.get("MAGIE_PURE") == "1"
REQUIRED = os.environ.get("MAGIE_REQUIRE_COMPILED") == "1"
CORES = os.cpu_count() or 1
SOURCES = Path("src")

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
    "initializedcheck": False,
    "nonecheck": False,
}
FLAGS = {"unix": ["-O3", "-g0", "-fno-semantic-interposition"], "mingw32": ["-O3", "-g0"], "msvc": ["/O2"]}

# A twin without any of these only names constants for C, or holds functions that C puts in where they are called
# (`cdef inline`): its module stays plain Python.
HAS_CODE = re.compile(
    r"^\s*(cpdef\b|cdef class\b|cdef (?!inline\b)[^\n:=]+\(|@cython\.locals\b|# compile\s*$)", re.MULTILINE
)


def twins() -> list[Extension]:
    """One extension for each module that has code in its twin."""
    found = []
    for pxd in sorted(SOURCES.glob("magie/**/*.pxd")):
        module = pxd.with_suffix(".py")
        if module.exists() and HAS_CODE.search(pxd.read_text(encoding="utf-8")):
            name = ".".join(module.relative_to(SOURCES).with_suffix("").parts)
            found.append(Extension(name, [module.as_posix()], depends=["setup.py"]))
    return found


def remove_compiled(root: Path, keep: Collection[Path] = ()) -> None:
    """A left-over compiled module would hide the newer .py beside it."""
    for path in root.glob("magie/**/*"):
        if path.suffix in (".so", ".pyd") and path.resolve() not in keep:
            path.unlink()


def report_plain() -> None:
    report("plain Python, as asked by MAGIE_PURE=1" if PURE else "plain Python, no module has a twin")


def report(sentence: str) -> None:
    """Say which engine this is, also where the installer hides our output (`make` shows the file)."""
    print(f"magie: {sentence}", file=sys.stderr)
    Path("build").mkdir(exist_ok=True)
    Path("build/engine.txt").write_text(f"Engine: {sentence}\n", encoding="utf-8")


class BuildEngine(build_ext):
    """Compile every twin, or none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES
        if self.inplace:  # also an editable install: keep what was compiled, so the next build is quick
            tag = f"{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
            self.build_lib = f"build/engine/lib.{tag}"
            self.build_temp = f"build/engine/temp.{tag}"

    def run(self) -> None:
        if not self.extensions:
            report_plain()
        inplace = self.inplace  # the parent's run() switches it off while it works
        try:
            super().run()
        except SystemExit:
            if inplace:
                remove_compiled(SOURCES)
            raise
        if inplace:
            remove_compiled(SOURCES, self.compiled())

    def compiled(self) -> set[Path]:
        return {Path(self.get_ext_fullpath(e.name)).resolve() for e in self.extensions or []}

    def build_extensions(self) -> None:
        try:
            self.compile_all()
        except Exception as why:
            if REQUIRED:
                sys.exit(f"magie: could not be compiled: {why}")
            self.extensions.clear()
            report(f"plain Python, because it could not be compiled ({' '.join(str(why).split())[:200]})")
        else:
            report(f"compiled to C ({len(self.extensions)} modules)")
        remove_compiled(Path(self.build_lib), self.compiled())

    def compile_all(self) -> None:
        self.try_the_compiler()
        from Cython.Build import cythonize

        made = cythonize(
            [Extension(e.name, e.sources, depends=e.depends) for e in self.extensions],
            include_path=[str(SOURCES)],
            build_dir="build/cython",
            compiler_directives=DIRECTIVES,
            nthreads=CORES,
            quiet=True,
        )
        in_c = {e.name: e.sources for e in made}
        for extension in self.extensions:
            extension.sources = in_c[extension.name]
            extension.extra_compile_args = FLAGS.get(self.compiler.compiler_type, ["-O2"])
        super().build_extensions()

    def try_the_compiler(self) -> None:
        """Fail at once where there is no compiler or no Python.h, not after minutes of Cython."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("#include <Python.h>\n", encoding="utf-8")
            try:
                self.compiler.compile([str(source)], output_dir=folder)
            except Exception as why:
                raise RuntimeError("no C compiler finds Python.h; on Debian: gcc and python3-dev") from why


class BuildPure(build_py):
    """With nothing to compile, `BuildEngine` never runs: clean up and report here."""

    def run(self) -> None:
        super().run()
        if not self.distribution.has_ext_modules():
            if getattr(self, "editable_mode", False):
                remove_compiled(SOURCES)
            report_plain()


setup(ext_modules=[] if PURE else twins(), cmdclass={"build_ext": BuildEngine, "build_py": BuildPure})
