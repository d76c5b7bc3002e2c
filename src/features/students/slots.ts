import { slot, slotOfItself } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/services.ts'
import type { Headed } from '../audit/actions.ts'
import type { StudentView } from './contract.ts'
import type { ActForMany } from './many/acts.ts'

/** What else a student answered, in the words in which it is read. */
export type AnswerSource = (call: Call, student: string) => Promise<StudentView['answers']>

export const answers = slot<Headed<AnswerSource>>('students/answers')

/** What can be done for many students at once. */
export const actsForMany = slotOfItself<ActForMany>('students/acts-for-many')
