"""Seals with pyHanko, so that our validation judges files of another maker. Arguments: folder with root.der, seal.der,
issuing.der, seal.p8 and document.pdf; address of the time-stamping authority. Writes pyhanko-B.pdf to pyhanko-LTA.pdf.
"""

import asyncio
import logging
import sys
from pathlib import Path

from asn1crypto.keys import PrivateKeyInfo
from asn1crypto.x509 import Certificate
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.sign import PdfSignatureMetadata, SimpleSigner, fields
from pyhanko.sign.signers import async_sign_pdf
from pyhanko.sign.timestamps import HTTPTimeStamper
from pyhanko.sign.validation import ValidationContext
from pyhanko_certvalidator.registry import SimpleCertificateStore

logging.disable(logging.CRITICAL)
FOLDER = Path(sys.argv[1])


def certificate(name):
    return Certificate.load((FOLDER / name).read_bytes())


def metadata(level):
    archive = level in ("LT", "LTA")
    context = ValidationContext(
        trust_roots=[certificate("root.der")],
        other_certs=[certificate("issuing.der")],
        allow_fetching=True,
        revocation_mode="require",
    )
    return PdfSignatureMetadata(
        field_name="Seal",
        md_algorithm="sha256",
        subfilter=fields.SigSeedSubFilter.PADES,
        embed_validation_info=archive,
        use_pades_lta=level == "LTA",
        validation_context=context if archive else None,
    )


async def seal(level):
    store = SimpleCertificateStore()
    store.register(certificate("issuing.der"))
    signer = SimpleSigner(
        signing_cert=certificate("seal.der"),
        signing_key=PrivateKeyInfo.load((FOLDER / "seal.p8").read_bytes()),
        cert_registry=store,
    )
    with open(FOLDER / "document.pdf", "rb") as source, open(FOLDER / f"pyhanko-{level}.pdf", "wb") as target:
        stamper = None if level == "B" else HTTPTimeStamper(sys.argv[2])
        writer = IncrementalPdfFileWriter(source)
        await async_sign_pdf(writer, metadata(level), signer, timestamper=stamper, output=target)


async def main():
    for level in ("B", "T", "LT", "LTA"):
        await seal(level)


asyncio.run(main())
