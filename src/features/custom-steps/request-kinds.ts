// What students ask the desk for here.
import { requestKind } from '#src/features/desk-kit/kinds.ts'

export const stepToAnswer = requestKind({ name: 'custom-step', words: 'A step to answer' })
