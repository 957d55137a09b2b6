import { bodyRules, DeclaredFigures } from '@perga/contracts'

export const figuresRules = bodyRules(DeclaredFigures)
