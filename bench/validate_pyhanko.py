"""Validates one sealed PDF by pyHanko, offline. Arguments: file, root certificate (DER). Prints the median time of the later
rounds in milliseconds, and by how many megabytes the resident memory grew at its highest.
"""

import logging
import resource
import sys
import time
from io import BytesIO
from pathlib import Path

from asn1crypto.x509 import Certificate
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import DocumentSecurityStore, validate_pdf_signature, validate_pdf_timestamp

logging.disable(logging.CRITICAL)
WARM, ROUNDS = 3, 15
FILE, ROOT = Path(sys.argv[1]).read_bytes(), Certificate.load(Path(sys.argv[2]).read_bytes())


def validate():
    reader = PdfFileReader(BytesIO(FILE), strict=True)
    options = {"trust_roots": [ROOT], "allow_fetching": False, "revocation_mode": "hard-fail"}
    context = lambda: DocumentSecurityStore.read_dss(reader).as_validation_context(options)  # noqa: E731
    for seal in reader.embedded_regular_signatures:
        if not validate_pdf_signature(seal, context(), ts_validation_context=context()).bottom_line:
            raise RuntimeError("the seal does not pass")
    for stamp in reader.embedded_timestamp_signatures:
        validate_pdf_timestamp(stamp, context())


def resident_megabytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1024 / 1024


before = resident_megabytes()
times = []
for turn in range(WARM + ROUNDS):
    start = time.perf_counter()
    validate()
    if turn >= WARM:
        times.append((time.perf_counter() - start) * 1000)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(sorted(times)[ROUNDS // 2], peak - before)
