"""Judges sealed PDF files by pyHanko, offline. Arguments: root certificate (DER), then files.

Prints path|passed, undecided or failed|level of later modifications|each document time stamp: True or False.
"""

import logging
import sys

from asn1crypto.x509 import Certificate
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import DocumentSecurityStore, ValidationContext, validate_pdf_signature, validate_pdf_timestamp
from pyhanko.sign.validation.errors import NoDSSFoundError

logging.disable(logging.CRITICAL)


def context_for(reader, root):
    options = {"trust_roots": [root], "allow_fetching": False, "revocation_mode": "hard-fail"}
    try:
        return DocumentSecurityStore.read_dss(reader).as_validation_context(options)
    except NoDSSFoundError:
        # Without revocation data nothing is decided: here as with the other judges.
        return ValidationContext(**options, crls=[], ocsps=[])


def timestamp_line(status):
    return status.valid and status.intact and status.trusted


def outcome(status):
    """A seal that holds over the file, without pyHanko trusting it, is what the others call undecided."""
    if status.bottom_line:
        return "passed"
    return "undecided" if status.valid and status.intact and status.docmdp_ok else "failed"


def judge(path, root):
    with open(path, "rb") as file:
        reader = PdfFileReader(file, strict=True)
        for seal in reader.embedded_regular_signatures:
            status = validate_pdf_signature(seal, context_for(reader, root), ts_validation_context=context_for(reader, root))
            stamps = [
                timestamp_line(validate_pdf_timestamp(stamp, context_for(reader, root)))
                for stamp in reader.embedded_timestamp_signatures
            ]
            level = status.modification_level.name if status.modification_level else "NONE"
            print(f"{path}|{outcome(status)}|{level}|{','.join(map(str, stamps))}")


def main():
    with open(sys.argv[1], "rb") as file:
        root = Certificate.load(file.read())
    for path in sys.argv[2:]:
        try:
            judge(path, root)
        except Exception as error:  # the table must show which file, whatever pyHanko throws
            print(f"{path}|ERROR|{type(error).__name__}: {error}|".replace("\n", " "))


main()
