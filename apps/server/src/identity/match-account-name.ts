import { compareNames, type DegreeRecord } from '@perga/domain'

/** The name that the tax account holds; either part may be empty. */
export interface AccountName {
  lastName: string
  firstName: string
}

type NamesOfDegree = Pick<DegreeRecord, 'lastNameEl' | 'firstNameEl' | 'lastNameEn' | 'firstNameEn'>

/**
 * Whether a degree was issued under another name than the account's (row G24). Spellings, cases, the order of two surnames and
 * the forms for a man and a woman are one name; an account without a name tells nothing.
 */
export function isUnderAnotherName(degree: NamesOfDegree, account: AccountName): boolean {
  if (account.lastName === '' && account.firstName === '') return false
  const names = {
    lastName: degree.lastNameEl ?? degree.lastNameEn,
    firstName: degree.firstNameEl ?? degree.firstNameEn,
  }
  return compareNames(account, names) === 'different'
}
