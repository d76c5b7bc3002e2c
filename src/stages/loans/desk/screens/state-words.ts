import type { StatusTone } from '../../../../ui/status-tag.tsx'
import type { State } from '../rules.ts'

export const stateWords: Record<State, string> = {
  new: 'New',
  asked: 'With the student',
  answered: 'Answered',
  offered: 'Offer made',
  accepted: 'Offer accepted',
  elsewhere: 'Chose another bank',
  declined: 'Declined',
}

export const stateTones: Record<State, StatusTone> = {
  new: 'ready',
  asked: 'waiting',
  answered: 'ready',
  offered: 'waiting',
  accepted: 'done',
  elsewhere: 'locked',
  declined: 'wrong',
}
