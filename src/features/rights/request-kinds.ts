// What students ask the desk for here.
import { requestKind } from '../desk-kit/kinds.ts'

export const correction = requestKind({ name: 'correction', words: 'Something to correct', isByHand: true })
