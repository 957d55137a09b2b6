import type { SignatureValidation } from './validate-signature.ts'

/**
 * Below B-LT a signature cannot yet pass by itself, since the revocation data are what a raise adds. Nothing else may be
 * missing of it: the chain to the anchors is established before revocation is looked at.
 */
const lacksOnlyRevocationData = ({
  level,
  subIndication,
}: Pick<SignatureValidation, 'level' | 'subIndication'>): boolean =>
  (level === 'B-B' || level === 'B-T') && subIndication === 'CERTIFICATE_CHAIN_GENERAL_FAILURE'

/** Whether a further stamp may be put on what was found: it passes, or lacks only what raising it adds. */
export const mayBeExtended = (
  validation: Pick<SignatureValidation, 'indication' | 'level' | 'subIndication'>,
): boolean => validation.indication === 'TOTAL-PASSED' || lacksOnlyRevocationData(validation)
