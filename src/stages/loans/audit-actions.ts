// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/actions.ts'

export const loanApplicationRead = auditAction({
  name: 'loan-application-read',
  words: 'Read a loan application',
  look: 'Your loan application',
})
export const loanAsked = auditAction({ name: 'loan-asked', words: 'Asked for papers of a loan' })
export const loanOffered = auditAction({ name: 'loan-offered', words: 'Made a loan offer' })
export const loanOfferChanged = auditAction({ name: 'loan-offer-changed', words: 'Changed a loan offer' })
export const loanOfferWithdrawn = auditAction({ name: 'loan-offer-withdrawn', words: 'Took a loan offer back' })
export const loanDeclined = auditAction({ name: 'loan-declined', words: 'Declined a loan application' })
export const loanReconsidered = auditAction({
  name: 'loan-reconsidered',
  words: 'Opened a declined loan application again',
})
/** About who borrows with the student, by the student. */
export const coPaperRead = auditAction({
  name: 'loan-co-paper-read',
  words: 'Opened a paper of who borrows with them',
  look: 'Your paper for a loan, by the student',
  isQuiet: true,
})
export const loanStatementGiven = auditAction({
  name: 'loan-statement-given',
  words: 'Gave a Key Fact Statement in a language',
})
export const loanStatementWithdrawn = auditAction({
  name: 'loan-statement-withdrawn',
  words: 'Withdrew the note that a Key Fact Statement was given',
})
