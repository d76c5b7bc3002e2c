// What was asked for and what became of it, as the one who asked knows it.
import type { Student } from './students.ts'

export const kinds = [
  'message',
  'paper',
  'message with paper',
  'mark',
  'reading',
  'draft',
  'deposit',
  'sign-in',
] as const
export type Kind = (typeof kinds)[number]

export type Write = {
  kind: Kind
  key: string
  who: Student
  /** The text, the name of the file, the value: by which it is found again. */
  mark: string
  /** Unknown: the connection was lost, or we were answered that it could not be said. */
  state: 'sent' | 'acknowledged' | 'refused' | 'unknown'
  tries: number
  answer: unknown
}

export type Ledger = {
  writes: Write[]
  reads: { answered: number; unanswered: number }
  /** Answers that no fault excuses, such as a 500. */
  wrong: string[]
  /** What a cell of one student's may hold now. */
  cells: Map<string, Set<string>>
  /** What was given up on and may be done still: a server goes on with what it was asked when the line is cut. */
  loose: Map<string, Set<string>>
}

export const newLedger = (): Ledger => ({
  writes: [],
  reads: { answered: 0, unanswered: 0 },
  wrong: [],
  cells: new Map(),
  loose: new Map(),
})

export const cellOf = (kind: Kind, who: Student): string => `${kind} ${who.id}`

export function countOf({ writes }: Ledger, state: Write['state']): number {
  return writes.filter(write => write.state === state).length
}
