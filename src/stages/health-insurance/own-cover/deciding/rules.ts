// How far the waiver with a policy from elsewhere is.
import type { StepDetail } from '#src/journey/stage.ts'
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
  if (status === 'readyForReview') return { answer: copy.answers.refused }
  if (status === 'processing') return { holder: { who: 'other', name: university?.name ?? copy.yourUniversity } }
  const last = university?.waiverDeadline ?? null
  return status === 'incomplete' && last !== null ? { dates: [{ title: copy.lastDay, when: last }] } : {}
}
