import { attendWebinar, type FactsWithWebinar } from '../../features/webinars/rules.ts'
import type { Moment } from '../../journey/moments.ts'
import { defineStage, type Rule, type StepDetail } from '../../journey/stage.ts'
import * as copy from './copy.ts'

/** One submission and what became of it. */
export type VersionFact = {
  id: string
  number: number
  at: Moment
  /** The specification's feedbackSubmitted, with its date. */
  publishedAt?: Moment
  helpRequestedAt?: Moment
  closedAt?: Moment
  /** A plan: the day by which it must be with the universities. */
  deadline: string
}

export type SopFacts = FactsWithWebinar & { versions: readonly VersionFact[] }

/** A new version after the feedback begins a new round. */
export const latestOf = <Version extends { number: number }>(versions: readonly Version[]): Version | undefined =>
  versions.reduce<Version | undefined>(
    (latest, version) => (latest === undefined || version.number > latest.number ? version : latest),
    undefined,
  )

const submitSop: Rule<SopFacts> = ({ versions }) => (versions.length === 0 ? 'incomplete' : 'complete')

const reviewFeedback: Rule<SopFacts> = ({ versions }) => {
  const latest = latestOf(versions)
  if (latest === undefined) return 'locked'
  if (latest.publishedAt === undefined) return 'processing'
  return latest.helpRequestedAt === undefined && latest.closedAt === undefined ? 'readyForReview' : 'complete'
}

const deadlineOf = ({ versions }: SopFacts): StepDetail => {
  const latest = latestOf(versions)
  return latest === undefined || latest.closedAt !== undefined
    ? {}
    : { dates: [{ title: 'SOP deadline', when: latest.deadline }] }
}

export const sopReview = defineStage<SopFacts>()({
  route: 'sop-review',
  label: 'SOP review',
  isListed: false,
  welcome: copy.welcome,
  steps: [
    { id: 'SubmitSop', route: 'submit-sop', title: 'Submit SOP for feedback', status: submitSop },
    {
      id: 'ReviewFeedback',
      route: 'review-feedback',
      title: 'Review feedback',
      status: reviewFeedback,
      whyLocked: copy.feedbackLocked,
      detail: deadlineOf,
    },
    attendWebinar,
  ],
})

/** What was loaded of the submissions; nothing, where nothing was submitted. */
export function sopFacts(common: FactsWithWebinar, own: unknown): SopFacts {
  const { versions } = Object(own)
  return { ...common, versions: isList(versions) ? versions : [] }
}

const isList = (value: unknown): value is readonly VersionFact[] => Array.isArray(value)
