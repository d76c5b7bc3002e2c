// How far the waiver with a policy from elsewhere is.
import { earlyCalls, type StepDetail } from '#src/journey/stage.ts'
import type { Status } from '#src/journey/status.ts'
import * as copy from '../../copy.ts'
import type { InsuranceFacts } from '../../standing/rules.ts'

type Said = Pick<InsuranceFacts, 'choice' | 'ownCover'>

/** Handed in, it is the university's to decide: until it has, nothing is done. */
export function ownWaiver({ ownCover }: Pick<Said, 'ownCover'>): Status {
  if (ownCover?.kind === 'accepted') return 'complete'
  if (ownCover?.kind === 'refused') return 'readyForReview'
  return (ownCover?.handedInAt ?? null) === null ? 'incomplete' : 'processing'
}

export function ownWaiverDates(facts: Said): StepDetail {
  const { university } = facts.choice
  const status = ownWaiver(facts)
  const last = status === 'incomplete' ? (university?.waiverDeadline ?? null) : null
  const end = facts.ownCover?.lastDay ?? null
  return {
    ...(status === 'readyForReview' && { answer: copy.answers.refused }),
    ...(status === 'processing' && { holder: { who: 'other', name: university?.name ?? copy.yourUniversity } }),
    dates: [
      ...(last === null ? [] : [{ title: copy.lastDay, when: last }]),
      // The next one is to be paid by then, wherever.
      ...(end === null ? [] : [{ title: copy.ownCoverEnds, when: end, isPayment: true as const, calls: earlyCalls }]),
    ],
  }
}
