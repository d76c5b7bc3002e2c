// The words of one's insurance.
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { PolicyStatus } from './rules.ts'

/** '21st November 2026, 4:10 pm IST'. */
export function whenWords(at: string | Temporal.Instant): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}

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
