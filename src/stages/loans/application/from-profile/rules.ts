// What is known already and fills in the loan application.
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import type { Asks, Values } from '#src/features/people/values/rules.ts'
import type { Answers } from '../rules.ts'

/** The parent who pays is the co-borrower. Where no parent is named as paying, none is assumed. */
export const loanAsks = ({ payer }: Facts): Asks => ({
  residential_address: 'address',
  pan: 'pan',
  ...((payer === 'father' || payer === 'mother') && { co_applicant_name: payer }),
})

/** What nothing was typed for. */
export const filledIn = (answers: Answers, facts: Facts, known: Values): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(loanAsks(facts)).flatMap(([field, name]) => {
      const isMissing = Object.entries(answers).some(([asked, typed]) => asked === field && typed === '')
      return isMissing ? [[field, known[name] ?? '']] : []
    }),
  ),
})
