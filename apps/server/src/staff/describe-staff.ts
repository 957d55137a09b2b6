import type { StaffSession } from '@perga/contracts'
import type { DepartmentStore } from '../directory/department-store.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { InstitutionMember, StaffMember } from './staff-member.ts'

/** A member as the desk shows them, with the names of institution and departments. */
export async function describeStaff(
  member: StaffMember,
  stores: { institutions: InstitutionStore; departments: DepartmentStore },
): Promise<StaffSession> {
  return member.kind === 'provider' ? member : describeAccount(member, stores)
}

async function describeAccount(
  { institutionCode, entitlements, ...member }: InstitutionMember,
  { institutions, departments }: { institutions: InstitutionStore; departments: DepartmentStore },
): Promise<StaffSession> {
  const institution = (await institutions.names()).get(institutionCode)
  if (institution === undefined) throw new Error('an account names an institution that is not there')
  const known = await departments.maintaining(
    institutionCode,
    entitlements.map(({ maintainerId }) => maintainerId),
  )
  const names = new Map(known.map(({ minedu_id, name_el, name_en }) => [minedu_id, { el: name_el, en: name_en }]))
  return {
    ...member,
    institution,
    entitlements: entitlements.map(({ maintainerId, role, levels }) => ({
      ...{ maintainer_id: maintainerId, role, levels: [...levels] },
      department: names.get(maintainerId) ?? null,
    })),
  }
}
