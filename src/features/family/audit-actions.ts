// What a student and their family do, as the audit notes it; about the student, with who they are to each other.
import { auditAction } from '../audit/actions.ts'

export const invited = auditAction({ name: 'family-invited', words: 'Invited somebody of the family' })
export const joined = auditAction({ name: 'family-joined', words: 'Accepted the invitation to be family' })
export const shared = auditAction({ name: 'family-shared', words: 'Changed what the family sees' })
export const ended = auditAction({ name: 'family-ended', words: 'Ended what the family sees' })
export const restored = auditAction({ name: 'family-restored', words: 'Gave the family back what it saw' })
export const left = auditAction({ name: 'family-left', words: 'Left as family' })
export const asked = auditAction({ name: 'family-asked', words: 'Asked somebody of the family to pay' })
export const askWithdrawn = auditAction({
  name: 'family-ask-withdrawn',
  words: 'Took back what the family was asked to pay',
})
export const paid = auditAction({ name: 'family-paid', words: 'Paid as family' })
export const moneyRead = auditAction({
  name: 'family-money-read',
  words: 'Looked at what is to be paid as family',
  look: 'What you have to pay, as family',
  isQuiet: true,
})
export const papersRead = auditAction({
  name: 'family-papers-read',
  words: 'Looked at the list of chosen papers as family',
  look: 'Which papers you chose, as family',
  isQuiet: true,
})
export const paperRead = auditAction({
  name: 'family-paper-read',
  words: 'Saved a chosen paper as family',
  look: 'A paper that you chose, as family',
  isQuiet: true,
})
export const insuranceCardRead = auditAction({
  name: 'family-insurance-card-read',
  words: 'Looked at the insurance card as family',
  look: 'Your insurance card, as family',
  isQuiet: true,
})
export const emergencyCardRead = auditAction({
  name: 'family-emergency-card-read',
  words: 'Looked at the emergency card as family',
  look: 'Your emergency card, as family',
  isQuiet: true,
})
export const progressRead = auditAction({
  name: 'family-progress-read',
  words: 'Looked at progress and dates as family',
  look: 'Your progress and dates, as family',
  isQuiet: true,
})
export const consented = auditAction({
  name: 'family-consented',
  words: 'Agreed to the notice as a parent',
})
export const unconsented = auditAction({
  name: 'family-consent-withdrawn',
  words: 'Withdrew a consent as a parent',
})
export const loanRead = auditAction({
  name: 'family-loan-read',
  words: 'Looked at the loan as family',
  look: 'Your loan, as family',
  isQuiet: true,
})
export const coBorrowingRead = auditAction({
  name: 'family-co-borrowing-read',
  words: 'Looked at which papers are asked of who borrows as family',
  look: 'Which papers of your loan are asked for, as family',
  isQuiet: true,
})
export const coPaperAdded = auditAction({
  name: 'family-co-paper-added',
  words: 'Uploaded a paper for a loan as family',
})
export const coPaperErased = auditAction({
  name: 'family-co-paper-erased',
  words: 'Took back papers for a loan as family',
})
export const loanAgreed = auditAction({ name: 'family-loan-agreed', words: 'Agreed to a loan as family' })
export const loanTakenBack = auditAction({
  name: 'family-loan-taken-back',
  words: 'Took back an agreement to a loan as family',
})
