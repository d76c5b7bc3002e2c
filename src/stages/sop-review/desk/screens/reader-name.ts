// Who reads an SOP at the desk, and how it speaks of people and times.
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'

export type ReaderOf = { id: string; isAdmin: boolean }

/** The first of a name, to speak of somebody. */
export const firstNameOf = ({ student }: DeskVersion): string => student.name.split(' ')[0] || 'The student'
