import type { StatusTone } from '#src/ui/status-tag.tsx'
import type { State } from '../rules.ts'

export const stateWords: Record<State, string> = {
  new: 'New',
  asked: 'With the student',
  answered: 'Answered',
  offered: 'Offer made',
  accepted: 'Offer accepted',
  elsewhere: 'Chose another bank',
  declined: 'Declined',
  'taken-back': 'Consent taken back',
}

/** Who has it now. */
export const stateNotes: Record<State, string> = {
  new: 'The student waits for you: an offer, a question or a no.',
  asked: 'The student has your question.',
  answered: 'The student answered, and waits for you.',
  offered: 'The student has your offer.',
  accepted: 'The student accepted your offer, and meets your official next.',
  elsewhere: 'The student accepted the offer of another bank. You can’t open the application any more.',
  declined: 'The student knows. You can’t open the application any more.',
  'taken-back': 'The student took the consent back. You can’t open the application any more.',
}

export const stateTones: Record<State, StatusTone> = {
  new: 'ready',
  asked: 'waiting',
  answered: 'ready',
  offered: 'waiting',
  accepted: 'done',
  elsewhere: 'locked',
  declined: 'wrong',
  'taken-back': 'locked',
}
