// What students ask the desk for here.
import { requestKind } from '#src/features/desk-kit/kinds.ts'

export const correction = requestKind({ name: 'correction', words: 'Something to correct', isByHand: true })
