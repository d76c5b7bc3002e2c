// What the wizard holds: the fields of the application, those whom it names, and which pages were submitted as they are.
import { applicationOf, type Application, type PageName } from '../pages/rules.ts'
import { referralCount, memberCount } from '../rules.ts'

export type ReferralField = `refEmails.${0 | 1 | 2 | 3 | 4}`
export type MemberField = `memberEmails.${0 | 1 | 2 | 3}`

export const referralFields: readonly ReferralField[] = [
  'refEmails.0',
  'refEmails.1',
  'refEmails.2',
  'refEmails.3',
  'refEmails.4',
]
export const memberFields: readonly MemberField[] = [
  'memberEmails.0',
  'memberEmails.1',
  'memberEmails.2',
  'memberEmails.3',
]

export type Values = Application &
  Record<ReferralField | MemberField, string> & {
    /** Submitted, and not edited since. */
    final: readonly PageName[]
  }

export const valuesOf = (application: Application, refEmails: readonly string[] = []): Values => ({
  ...application,
  'refEmails.0': refEmails[0] ?? '',
  'refEmails.1': refEmails[1] ?? '',
  'refEmails.2': refEmails[2] ?? '',
  'refEmails.3': refEmails[3] ?? '',
  'refEmails.4': refEmails[4] ?? '',
  'memberEmails.0': '',
  'memberEmails.1': '',
  'memberEmails.2': '',
  'memberEmails.3': '',
  final: [],
})

export const applicationIn = (values: Values): Application => applicationOf(field => values[field])

export const referralsIn = (values: Values): string[] =>
  referralFields.slice(0, referralCount).map(field => values[field])

export const membersIn = (values: Values): string[] => memberFields.slice(0, memberCount).map(field => values[field])

/** What is beside the four fields of a group speaks of all of them at once. */
export type Typed = Exclude<keyof Values, 'final'>
