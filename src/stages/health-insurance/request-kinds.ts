// What students ask the desk for here.
import { requestKind } from '#src/features/desk-kit/kinds.ts'

export const insurance = requestKind({
  name: 'insurance',
  words: 'An insurance to look after',
  queue: '/desk/insurance',
  due: { hours: 24 },
  step: { stage: 'health-insurance', step: 'PurchaseInsurance' },
})
export const waiverEmail = requestKind({
  name: 'insurance-waiver-email',
  words: 'A waiver application to check',
  queue: '/desk/insurance',
  due: { minutes: 30 },
  step: { stage: 'health-insurance', step: 'WaiverGuide' },
})
export const waiverGuide = requestKind({
  name: 'insurance-waiver-guide',
  words: 'A waiver guide to give',
  queue: '/desk/insurance',
  due: { hours: 24 },
  step: { stage: 'health-insurance', step: 'WaiverGuide' },
})
export const insuranceRefund = requestKind({
  name: 'insurance-refund',
  words: 'A payment to send back',
  queue: '/desk/insurance-refunds',
  step: { stage: 'health-insurance', step: 'PurchaseInsurance' },
})
export const insuranceClaim = requestKind({
  name: 'insurance-claim',
  words: 'An insurance claim',
  queue: '/desk/claims',
  step: { stage: 'health-insurance', step: 'FileInsuranceClaim' },
})
