"""Ratskeller: five dark tabletop games in one cellar."""

from __future__ import annotations

from ratskeller.build import Build, choose_build, install

__version__ = "0.1.0"

# Before any game is imported: the compiled rules, or the uncompiled ones and why.
BUILD: Build = install(choose_build())
