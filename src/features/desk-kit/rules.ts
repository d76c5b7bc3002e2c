// What waits for somebody at the desk.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const priorities = ['low', 'medium', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export const requestKinds = [
  'custom-step',
  'sop',
  'sop-help',
  'transcript',
  'mock-interview',
  'attorney-refund',
  'insurance',
  'insurance-refund',
  'insurance-claim',
  'loan-application',
  'product-order',
  'sevis-reversal',
  'correction',
  'note',
] as const
export type RequestKind = (typeof requestKinds)[number]

/** Those that no page of the desk answers: whoever did it says that it is done. */
export const isDoneByHand = (kind: RequestKind): boolean => kind === 'note' || kind === 'correction'

export const longestTitle = 200

export const checkNote = ({ student, title }: { student: string; title: string }): Messages =>
  messages({
    student: student === '' && copy.studentRequired,
    title: textProblem(title.trim(), { required: copy.titleRequired, most: longestTitle }),
  })
