// What students ask the desk for here.
import { requestKind, wholeList } from '../desk-kit/kinds.ts'

export const correction = requestKind({
  name: 'correction',
  words: 'Something to correct',
  queue: wholeList,
  isByHand: true,
})
