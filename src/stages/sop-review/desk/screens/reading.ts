// Who reads an SOP at the desk, and how it speaks of people and times.
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { DeskVersion } from '../contract.ts'

export type ReaderOf = { id: string; isAdmin: boolean }

/** The first of a name, to speak of somebody. */
export const firstNameOf = ({ student }: DeskVersion): string => student.name.split(' ')[0] || 'The student'

export function whenOf(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
