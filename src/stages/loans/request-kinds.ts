// What students ask the desk for here.
import { requestKind } from '#src/features/desk-kit/kinds.ts'

export const loanApplication = requestKind({
  name: 'loan-application',
  words: 'A loan application',
  queue: '/desk/applications',
  step: { stage: 'loans', step: 'ApplyToBanks' },
})

export const loanStatement = requestKind({
  name: 'loan-statement',
  words: 'A Key Fact Statement in a language',
  queue: '/desk/applications',
  step: { stage: 'loans', step: 'FinalizeOffer' },
})
