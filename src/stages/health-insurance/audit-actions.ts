// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/actions.ts'

export const insurancePolicyRead = auditAction({
  name: 'insurance-policy-read',
  words: 'Looked at an insurance request',
  look: 'Your insurance request',
})
export const insuranceRead = auditAction({
  name: 'insurance-read',
  words: 'Opened what was typed to be insured',
  look: 'What you typed to be insured',
})
export const insuranceAnswersRead = auditAction({
  name: 'insurance-answers-read',
  words: 'Opened the security answers of an insurance',
  look: 'Your security answers for the insurance',
})
export const insuranceCardIssued = auditAction({
  name: 'insurance-card-issued',
  words: 'Issued an insurance card',
})
export const insuranceCardCorrected = auditAction({
  name: 'insurance-card-corrected',
  words: 'Corrected an insurance card',
})
export const insuranceCertificateSet = auditAction({
  name: 'insurance-certificate-set',
  words: 'Gave an insurance certificate',
})
export const insuranceGuideWritten = auditAction({
  name: 'insurance-guide-written',
  words: 'Wrote a waiver guide',
})
export const insuranceWaiverChecked = auditAction({
  name: 'insurance-waiver-checked',
  words: 'Checked a waiver application and approved it on our side',
})
export const insuranceGuideGiven = auditAction({
  name: 'insurance-guide-given',
  words: 'Gave a waiver guide',
})
export const insuranceGuideRemoved = auditAction({
  name: 'insurance-guide-removed',
  words: 'Removed a waiver guide',
})
export const insuranceWaiverApproved = auditAction({
  name: 'insurance-waiver-approved',
  words: 'Noted that a waiver was approved',
})
export const insuranceWaiverRefused = auditAction({
  name: 'insurance-waiver-refused',
  words: 'Noted that a waiver was refused',
})
export const insuranceWaiverTakenBack = auditAction({
  name: 'insurance-waiver-taken-back',
  words: 'Took back what was noted of a waiver',
})
export const insuranceInvoiceIssued = auditAction({
  name: 'insurance-invoice-issued',
  words: 'Issued an insurance invoice',
})
export const insuranceInvoiceVoided = auditAction({
  name: 'insurance-invoice-voided',
  words: 'Voided an insurance invoice',
})
export const insuranceEnded = auditAction({
  name: 'insurance-ended',
  words: 'Ended an insurance',
})
export const insuranceBlocked = auditAction({
  name: 'insurance-blocked',
  words: 'Blocked an insurance application',
})
export const insuranceUnblocked = auditAction({
  name: 'insurance-unblocked',
  words: 'Unblocked an insurance application',
})
export const insuranceClaimOpened = auditAction({
  name: 'insurance-claim-opened',
  words: 'Opened an insurance claim',
  look: 'Your insurance claim',
})
export const insuranceClaimAsked = auditAction({
  name: 'insurance-claim-asked',
  words: 'Asked for more about an insurance claim',
})
export const insuranceClaimDecided = auditAction({
  name: 'insurance-claim-decided',
  words: 'Decided an insurance claim',
  isQuiet: true,
})
export const insuranceClaimCorrected = auditAction({
  name: 'insurance-claim-corrected',
  words: 'Corrected the decision on an insurance claim',
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
  about: 'A university',
})
export const insurancePlanSold = auditAction({
  name: 'insurance-plan-sold',
  words: 'Began to sell a plan at a university',
  about: 'A university',
})
export const insurancePlanUnsold = auditAction({
  name: 'insurance-plan-unsold',
  words: 'Stopped selling a plan at a university',
  about: 'A university',
})
export const insuranceUniversityChanged = auditAction({
  name: 'insurance-university-changed',
  words: 'Changed the insurance settings of a university',
  about: 'A university',
})
export const insuranceRefundSent = auditAction({
  name: 'insurance-refund-sent',
  words: 'Sent insurance money back',
})
export const insuranceRefundClosed = auditAction({
  name: 'insurance-refund-closed',
  words: 'Closed an insurance refund',
})
export const insuranceRefundKept = auditAction({
  name: 'insurance-refund-kept',
  words: 'Decided that nothing of an insurance payment goes back',
})
