// What the passport profile fills in of the loan application, and what the application tells the profile.
import { fathersName, homeAddress, mothersName } from '#src/features/passport-profile/wholes/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { barePan, isPersonsPan } from '#src/values/indian-identifiers.ts'
import type { Answers } from '../rules.ts'

/** The parent who pays is the co-borrower. Where no parent is named as paying, none is assumed. */
const coApplicant = (facts: Facts): string =>
  facts.payer === 'father' ? fathersName(facts) : facts.payer === 'mother' ? mothersName(facts) : ''

/** What nothing was typed for. */
export function filledIn(answers: Answers, facts: Facts): Answers {
  const given: Partial<Answers> = {
    residential_address: homeAddress(facts),
    pan: facts.pan ?? '',
    co_applicant_name: coApplicant(facts),
  }
  const isMissing = ([field, value]: [string, string]) =>
    value !== '' && Object.entries(answers).some(([name, typed]) => name === field && typed === '')
  return { ...answers, ...Object.fromEntries(Object.entries(given).filter(isMissing)) }
}

export const profileFrom = ({ pan }: Answers): Facts => (isPersonsPan(pan) ? { pan: barePan(pan) } : {})
