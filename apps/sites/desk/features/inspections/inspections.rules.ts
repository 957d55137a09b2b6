import { bodyRules, LockLifting, ReceiptDelay, ReceiptDelayOrder } from '@perga/contracts'

export const delayRules = bodyRules(ReceiptDelay)
export const orderRules = bodyRules(ReceiptDelayOrder)
export const liftingRules = bodyRules(LockLifting)
