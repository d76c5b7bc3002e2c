// What students ask the desk for here.
import { requestKind } from '#src/features/desk-kit/kinds.ts'
import { saidInSops } from './said.ts'

export const sop = requestKind({
  name: 'sop',
  words: 'A statement of purpose',
  queue: '/desk/sops',
  due: { days: 3 },
  staysClaimed: true,
  topic: 'sops',
  step: { stage: 'sop-review', step: 'SubmitSop' },
  says: saidInSops,
})
export const sopHelp = requestKind({
  name: 'sop-help',
  words: 'More help with a statement of purpose',
  queue: '/desk/sops',
  step: { stage: 'sop-review', step: 'ReviewFeedback' },
})
