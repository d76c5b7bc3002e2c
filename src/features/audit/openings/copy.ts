// Who opened what of a student's, in the student's words.
import type { Opening } from '../rules.ts'

export const openingWords = {
  'student-read': 'Your page: where you are in each stage, and what happened',
  'journey-seen': 'Your home and your stages, as you see them',
  'plan-effect-read': 'Which dates of your plan a changed rule would move',
  'plan-risks-read': 'Which dates of your plan are at risk',
  'person-read': 'Your name and how to reach you',
  'chat-read': 'Your chat with us',
  'step-answers-read': 'Your answers in a step',
  'sop-read': 'Your statement of purpose',
  'transcript-read': 'What you sent us about your visa interview',
  'mock-interview-read': 'Your mock interview',
  'attorney-call-read': 'What your call with an attorney is about',
  'sevis-reversal-read': 'What you wrote about the SEVIS fee',
  'document-read': 'A file of yours',
  'insurance-policy-read': 'Your insurance request',
  'insurance-read': 'What you typed to be insured',
  'insurance-answers-read': 'Your security answers for the insurance',
  'insurance-claim-opened': 'Your insurance claim',
  'loan-application-read': 'Your loan application',
  'order-opened': 'Your order to a partner',
} as const satisfies Record<Opening, string>

export const screen = {
  title: 'Who opened your file',
  lede: 'Each time somebody on our team opens something of yours, it appears here. If they look again within the hour, it stays one line. Lists are not counted: they show your name, how to reach you, an amount, or the first words of what waits for an answer.',
  none: 'Nobody has opened anything of yours yet',
  noneText: 'When somebody on our team does, you see here who it was, what they opened and when.',
  more: 'Show earlier ones',
  gone: 'Somebody who has left our team',
} as const
