// What students ask the desk for here.
import { requestKind } from '../desk-kit/kinds.ts'
import { wholeList } from '../desk-kit/rules.ts'

export const correction = requestKind({
  name: 'correction',
  words: 'Something to correct',
  queue: wholeList,
  isByHand: true,
})
