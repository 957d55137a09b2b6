"""Lays out the test page by Typst as tagged PDF/A-3a. Arguments: source, target."""

import sys

import typst

typst.compile(sys.argv[1], output=sys.argv[2], format="pdf", pdf_standards=["a-3a"])
