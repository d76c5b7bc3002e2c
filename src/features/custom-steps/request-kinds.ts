// What students ask the desk for here.
import { requestKind } from '../desk-kit/kinds.ts'

export const stepToAnswer = requestKind({ name: 'custom-step', words: 'A step to answer', queue: '/desk/steps' })
