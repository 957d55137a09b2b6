import { childrenOf, contextTag, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readExplicit } from '../asn1/der-values.ts'
import { derElement, derSetOf } from '../asn1/der-writer.ts'
import { AdesError } from '../errors.ts'

const UNSIGNED = contextTag(1)

function withAttribute(signerInfo: DerElement, attribute: Uint8Array): Uint8Array {
  const members = childrenOf(signerInfo)
  const present = members.filter(({ tag }) => tag === UNSIGNED).flatMap(childrenOf)
  const kept = members.filter(({ tag }) => tag !== UNSIGNED).map(({ encoded }) => encoded)
  const set = derSetOf(...present.map(({ encoded }) => encoded), attribute)
  set[0] = UNSIGNED
  return derElement(TAG.sequence, ...kept, set)
}

/**
 * Adds an unsigned attribute to the one signer of a ContentInfo (RFC 5652 §5.3), all else copied byte for byte, so that
 * the signature stays valid. Throws `cms_malformed`.
 */
export function addUnsignedAttribute(contentInfo: Uint8Array, attribute: Uint8Array): Uint8Array {
  try {
    const [type, wrapped] = childrenOf(readDer(contentInfo, TAG.sequence))
    if (type === undefined || wrapped === undefined) throw derError('The content is missing.')
    const members = childrenOf(readExplicit(wrapped))
    const signers = members.at(-1)
    const [signer, ...others] = signers === undefined ? [] : childrenOf(signers)
    if (signer === undefined || others.length > 0) throw derError('There must be exactly one signer.')
    const before = members.slice(0, -1).map(({ encoded }) => encoded)
    const signedData = derElement(TAG.sequence, ...before, derSetOf(withAttribute(signer, attribute)))
    return derElement(TAG.sequence, type.encoded, derElement(contextTag(0), signedData))
  } catch (cause) {
    throw new AdesError('cms_malformed', 'The CMS signature cannot be extended.', { cause })
  }
}
