"""Renders PDF files by PDFium. Reads one path a line; answers each with one line: a hash for each page, or "error …"."""

import ctypes
import hashlib
import sys

import pypdfium2 as pdfium


def page_hash(page):
    """Annotations and form fields are drawn, as a person would see them."""
    bitmap = page.render(scale=1, may_draw_forms=True, draw_annots=True)
    pixels = ctypes.string_at(bitmap.buffer, bitmap.stride * bitmap.height)
    return hashlib.sha256(f"{bitmap.width}x{bitmap.height}".encode() + pixels).hexdigest()[:32]


def hashes(path):
    document = pdfium.PdfDocument(path)
    try:
        document.init_forms()
        return " ".join(page_hash(page) for page in document)
    finally:
        document.close()


for line in sys.stdin:
    try:
        answer = hashes(line.strip()) or "error no page"
    except Exception as error:  # whatever the renderer throws, the file does not render as it was sealed
        answer = f"error {type(error).__name__}"
    print(answer.replace("\n", " "), flush=True)
