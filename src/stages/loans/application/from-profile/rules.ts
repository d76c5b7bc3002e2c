// What is known already and fills in the loan application.
import { fathersName, mothersName } from '#src/features/passport-profile/wholes/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import type { Values } from '#src/features/people/values/rules.ts'
import type { Answers } from '../rules.ts'

/** The parent who pays is the co-borrower. Where no parent is named as paying, none is assumed. */
const coApplicant = (facts: Facts): string =>
  facts.payer === 'father' ? fathersName(facts) : facts.payer === 'mother' ? mothersName(facts) : ''

/** What nothing was typed for. */
export function filledIn(answers: Answers, facts: Facts, { pan = '', address = '' }: Values): Answers {
  const given: Partial<Answers> = {
    residential_address: address,
    pan,
    co_applicant_name: coApplicant(facts),
  }
  const isMissing = ([field, value]: [string, string]) =>
    value !== '' && Object.entries(answers).some(([name, typed]) => name === field && typed === '')
  return { ...answers, ...Object.fromEntries(Object.entries(given).filter(isMissing)) }
}
