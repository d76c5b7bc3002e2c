// What students ask the desk for here.
import { requestKind } from '#src/features/desk-kit/kinds.ts'

export const transcript = requestKind({
  name: 'transcript',
  words: 'An interview to take the names out of',
  queue: '/desk/transcripts',
  due: { days: 3 },
  step: { stage: 'visas', step: 'VisaTranscripts' },
})
export const mockInterview = requestKind({
  name: 'mock-interview',
  words: 'A mock interview',
  queue: '/desk/mock-interviews',
  due: { days: 3 },
  staysClaimed: true,
  topic: 'mock-interviews',
  step: { stage: 'visas', step: 'MockInterview' },
})
export const attorneyRefund = requestKind({
  name: 'attorney-refund',
  words: 'Money to send back',
  queue: '/desk/attorneys',
  step: { stage: 'visas', step: 'PostInterview' },
})
export const sevisReversal = requestKind({
  name: 'sevis-reversal',
  words: 'A SEVIS fee to put back',
  queue: '/desk/sevis-reversals',
  step: { stage: 'visas', step: 'PaySEVISFee' },
})
