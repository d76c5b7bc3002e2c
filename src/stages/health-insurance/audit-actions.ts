// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/action.ts'

export const insurancePolicyRead = auditAction({
  name: 'insurance-policy-read',
  words: 'Looked at an insurance request',
  about: 'An insurance plan',
  look: 'Your insurance request',
})
export const insuranceRead = auditAction({
  name: 'insurance-read',
  words: 'Opened what was typed to be insured',
  about: 'An insurance plan',
  look: 'What you typed to be insured',
})
export const insuranceAnswersRead = auditAction({
  name: 'insurance-answers-read',
  words: 'Opened the security answers of an insurance',
  about: 'An insurance plan',
  look: 'Your security answers for the insurance',
})
export const insuranceCardIssued = auditAction({
  name: 'insurance-card-issued',
  words: 'Issued an insurance card',
  about: 'An insurance plan',
})
export const insuranceCardCorrected = auditAction({
  name: 'insurance-card-corrected',
  words: 'Corrected an insurance card',
  about: 'An insurance plan',
})
export const insuranceCertificateSet = auditAction({
  name: 'insurance-certificate-set',
  words: 'Gave an insurance certificate',
  about: 'An insurance plan',
})
export const insuranceGuideWritten = auditAction({
  name: 'insurance-guide-written',
  words: 'Wrote a waiver guide',
  about: 'An insurance plan',
})
export const insuranceWaiverChecked = auditAction({
  name: 'insurance-waiver-checked',
  words: 'Checked a waiver application and approved it on our side',
  about: 'An insurance plan',
})
export const insuranceGuideGiven = auditAction({
  name: 'insurance-guide-given',
  words: 'Gave a waiver guide',
  about: 'An insurance plan',
})
export const insuranceGuideRemoved = auditAction({
  name: 'insurance-guide-removed',
  words: 'Removed a waiver guide',
  about: 'An insurance plan',
})
export const insuranceWaiverApproved = auditAction({
  name: 'insurance-waiver-approved',
  words: 'Noted that a waiver was approved',
  about: 'An insurance plan',
})
export const insuranceWaiverRefused = auditAction({
  name: 'insurance-waiver-refused',
  words: 'Noted that a waiver was refused',
  about: 'An insurance plan',
})
export const insuranceWaiverTakenBack = auditAction({
  name: 'insurance-waiver-taken-back',
  words: 'Took back what was noted of a waiver',
  about: 'An insurance plan',
})
export const insuranceInvoiceIssued = auditAction({
  name: 'insurance-invoice-issued',
  words: 'Issued an insurance invoice',
  about: 'An insurance plan',
})
export const insuranceInvoiceVoided = auditAction({
  name: 'insurance-invoice-voided',
  words: 'Voided an insurance invoice',
  about: 'An insurance plan',
})
export const insuranceEnded = auditAction({
  name: 'insurance-ended',
  words: 'Ended an insurance',
  about: 'An insurance plan',
})
export const insuranceBlocked = auditAction({
  name: 'insurance-blocked',
  words: 'Blocked an insurance application',
  about: 'An insurance plan',
})
export const insuranceUnblocked = auditAction({
  name: 'insurance-unblocked',
  words: 'Unblocked an insurance application',
  about: 'An insurance plan',
})
export const insuranceClaimOpened = auditAction({
  name: 'insurance-claim-opened',
  words: 'Opened an insurance claim',
  about: 'An insurance plan',
  look: 'Your insurance claim',
})
export const insuranceClaimAsked = auditAction({
  name: 'insurance-claim-asked',
  words: 'Asked for more about an insurance claim',
  about: 'An insurance plan',
})
export const insuranceClaimDecided = auditAction({
  name: 'insurance-claim-decided',
  words: 'Decided an insurance claim',
  about: 'An insurance plan',
  isQuiet: true,
})
export const insuranceClaimCorrected = auditAction({
  name: 'insurance-claim-corrected',
  words: 'Corrected the decision on an insurance claim',
  about: 'An insurance plan',
})
export const insurancePlanAdded = auditAction({
  name: 'insurance-plan-added',
  words: 'Added an insurance plan',
  about: 'An insurance plan',
})
export const insurancePlanChanged = auditAction({
  name: 'insurance-plan-changed',
  words: 'Changed an insurance plan',
  about: 'An insurance plan',
})
export const insurancePlanWithdrawn = auditAction({
  name: 'insurance-plan-withdrawn',
  words: 'Retired an insurance plan',
  about: 'An insurance plan',
})
export const insurancePlanRestored = auditAction({
  name: 'insurance-plan-restored',
  words: 'Brought an insurance plan back',
  about: 'An insurance plan',
})
export const insurancePremiumsChanged = auditAction({
  name: 'insurance-premiums-changed',
  words: 'Changed the premiums of a plan',
  about: 'An insurance plan',
})
export const insurancePlanSold = auditAction({
  name: 'insurance-plan-sold',
  words: 'Began to sell a plan at a university',
  about: 'An insurance plan',
})
export const insurancePlanUnsold = auditAction({
  name: 'insurance-plan-unsold',
  words: 'Stopped selling a plan at a university',
  about: 'An insurance plan',
})
export const insuranceUniversityChanged = auditAction({
  name: 'insurance-university-changed',
  words: 'Changed the insurance settings of a university',
  about: 'A university',
})
export const insuranceRefundSent = auditAction({
  name: 'insurance-refund-sent',
  words: 'Sent insurance money back',
  about: 'An insurance plan',
})
export const insuranceRefundClosed = auditAction({
  name: 'insurance-refund-closed',
  words: 'Closed an insurance refund',
  about: 'An insurance plan',
})
export const insuranceRefundKept = auditAction({
  name: 'insurance-refund-kept',
  words: 'Decided that nothing of an insurance payment goes back',
  about: 'An insurance plan',
})
