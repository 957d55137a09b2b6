import { expect, test } from 'vitest'
import { administersInstitution } from './rights.ts'
import type { StaffAtWork } from './staff-session.ts'

type Entitlement = Extract<StaffAtWork, { kind: 'institution' }>['entitlements'][number]

const memberWith = (maintainer_id: string, role: Entitlement['role']): StaffAtWork => ({
  ...{ kind: 'institution', id: 'u1', name: 'Anna', email: null },
  institution: { code: 'auth', name_el: 'Α', name_en: 'A' },
  entitlements: [{ maintainer_id, role, levels: [], department: null }],
})

test('I11: the file of degrees is offered to whom the server lets upload: full rights on the whole institution', () => {
  expect(administersInstitution(memberWith('0', 'full'))).toBe(true)
  for (const role of ['view', 'assign', 'resolve'] as const)
    expect(administersInstitution(memberWith('0', role))).toBe(false)
  expect(administersInstitution(memberWith('512', 'full'))).toBe(false)
})
