import { bodyRules, ConnectionProposalForm } from '@perga/contracts'

export const connectionRules = bodyRules(ConnectionProposalForm)
