// The words of one's insurance.
import type { PolicyStatus } from './rules.ts'

export const statusWords = {
  'being-set-up': 'Being set up',
  ahead: 'Begins later',
  active: 'Active',
  over: 'Over',
  ended: 'Ended',
} as const satisfies Record<PolicyStatus, string>

export const saveCard = 'Save the ID card (PDF)'
export const offline = 'The card and this page open on this device without a network, too.'
export const noCard = {
  title: 'Your ID card is being made',
  words: 'The insurer registers you first. You get an e-mail as soon as the card is here.',
}
export const noCertificate =
  'If your university asks for a certificate, tell us in the chat and we get it from the insurer.'
export const claimsAddress = {
  title: 'Address for claims',
  byPost: 'Send bills that you paid yourself there by post.',
  here: 'You file claims in the step File insurance claim. By post they go to this address.',
  /** The specification’s words. */
  missing: 'No address available contact support!',
  ask: 'Contact support',
  draft: (plan: string): string => `My insurance ${plan} shows no address for claims. Which one is it?`,
} as const
export const renew = 'Renew Insurance'
export const ends = (days: string, day: string): string => `Your cover ends ${days}, on ${day}`
export const isOver = (day: string): string => `Your cover ended on ${day}`
export const renewWords = 'Universities charge for their own insurance where they see a gap. Look at the plans in time.'
export const sample = (day: string): string =>
  `This plan is sample data of ${day}: it shows how things look, and proves no cover.`

export const card = {
  title: 'Insurance ID card',
  name: 'Name',
  member: 'Member number',
  policy: 'Policy number',
  plan: 'Plan',
  insurer: 'Insurance company',
  university: 'University',
  covered: 'Covered',
  until: 'to',
  sample: 'SAMPLE',
  sampleWords: 'This plan is sample data. The card proves no cover and no hospital takes it.',
  ended: 'ENDED',
  endedWords: (day: string): string =>
    `This insurance was ended on ${day}. The card proves no cover after that day: do not show it for new care.`,
  use: 'Show this card with your passport wherever you are treated. In an emergency call 911 first.',
  file: 'safar-insurance-id-card.pdf',
}

/** Letter for letter. */
export const noGuide = 'Waiver guide is not available for your university. For more details contact your university.'

export const inProgress = {
  title: 'Your waiver guide is in progress',
  words: 'You get the waiver approval email within 30 minutes and the waiver guide within 24 hours.',
  late: 'Your ID card takes longer than usual. Ask us why.',
  draft: 'My ID card is not there after 24 hours. Could you tell me when it comes?',
}
