// Who may sit at the desk as what.
import { isLender } from '../../values/lenders.ts'
import type { DeskRole } from '../../wire/route.ts'
import * as copy from './copy.ts'

export type Seat = { role: DeskRole; bank: string | null }

/** A lender sits at the desk for one of the ten banks, nobody else for any. */
export function checkSeat({ role, bank }: Seat): { bank?: string } {
  if (role === 'lender') return bank !== null && isLender(bank) ? {} : { bank: copy.bankRequired }
  return bank === null ? {} : { bank: copy.bankNotWanted }
}

export const seatWords = ({ role, bank }: Seat): string =>
  bank === null ? copy.roleNames[role] : `${copy.roleNames[role]}, ${bank}`

/** What is written down with who did it and when. */
export const deskActionNames = [
  'role-granted',
  'role-withdrawn',
  'sign-in-link-made',
  'sessions-ended',
  'university-verified',
  'university-withdrawn',
  'webinar-scheduled',
  'webinar-changed',
  'webinar-cancelled',
  'webinar-slot-added',
  'webinar-slot-changed',
  'webinar-slot-cancelled',
  'webinar-recording-set',
  'document-read',
  'sop-published',
  'transcript-published',
  'transcript-declined',
  'transcript-withdrawn',
  'mock-interview-published',
  'mock-form-set',
  'content-added',
  'content-changed',
  'content-published',
  'content-withdrawn',
  'chat-taken',
  'chat-handed-over',
  'chat-released',
  'chat-reply-written',
  'chat-reply-removed',
  'notification-sent',
  'notification-changed',
  'notification-ended',
  'form-added',
  'form-mapped',
  'form-replaced',
  'form-published',
  'form-withdrawn',
  'form-removed',
  'step-laid',
  'step-edited',
  'step-moved',
  'step-students-changed',
  'step-withdrawn',
  'step-laid-again',
  'step-fulfilled',
  'step-corrected',
  'attorney-added',
  'attorney-changed',
  'attorney-call-cancelled',
  'attorney-call-reassigned',
  'attorney-call-held',
  'attorney-refund-sent',
  'loan-application-read',
  'loan-asked',
  'loan-offered',
  'loan-offer-changed',
  'loan-offer-withdrawn',
  'loan-declined',
  'loan-reconsidered',
] as const
export type DeskAction = (typeof deskActionNames)[number]
