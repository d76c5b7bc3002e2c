// Who has a step now. It is a second answer of the rule that gives the status: an open step can be with the insurer,
// and a step in progress can wait for the student.
import type { Status } from './status.ts'

/** `until` is the moment, or the day ('2026-11-21'), by which they promised to answer. */
export type Holder = { who: 'student' } | { who: 'safar' | 'other'; name: string; until?: string }

type Held = { status: Status; holder?: Holder; type?: string }

const usual: Partial<Record<Status, Holder>> = {
  incomplete: { who: 'student' },
  pending: { who: 'student' },
  readyForReview: { who: 'student' },
  processing: { who: 'safar', name: 'us' },
}

/** Nobody has what is locked or complete, nor a webinar that one is registered for: it waits for its day. */
export function holderOf({ status, holder, type }: Held): Holder | undefined {
  if (usual[status] === undefined || (type === 'RsvpToWebinar' && status === 'processing')) return undefined
  return holder ?? usual[status]
}

export const isStudentsTurn = (step: Held): boolean => holderOf(step)?.who === 'student'

export const isWithOthers = (step: Held): boolean => {
  const holder = holderOf(step)
  return holder !== undefined && holder.who !== 'student'
}
