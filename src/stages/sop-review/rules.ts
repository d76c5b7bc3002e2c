import { attendWebinar } from '#src/features/webinars/rules.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage, type Rule, type StepDetail } from '#src/journey/stage.ts'
import * as copy from './copy.ts'
import { sopShape, type SopFacts } from './facts.shape.ts'
import { closedVersions } from './pending/rules.ts'

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
  if (latest.publishedAt === null) return 'processing'
  return latest.helpRequestedAt === null && latest.closedAt === null ? 'readyForReview' : 'complete'
}

const feedbackDetail = ({ versions }: SopFacts): StepDetail => {
  const latest = latestOf(versions)
  if (latest === undefined || latest.closedAt !== null) return {}
  return {
    dates: [{ title: 'SOP deadline', when: latest.deadline }],
    ...(latest.publishedAt !== null && { answer: copy.feedbackThere(latest.number) }),
  }
}

export const sopReview = defineStage(part({ ...sopShape.fields, ...webinarFields }))({
  route: 'sop-review',
  label: 'SOP review',
  isListed: false,
  isBeforeEnrolment: true,
  welcome: copy.welcome,
  pending: [closedVersions],
  steps: [
    { id: 'SubmitSop', route: 'submit-sop', title: 'Submit SOP for feedback', status: submitSop },
    {
      id: 'ReviewFeedback',
      route: 'review-feedback',
      title: 'Review feedback',
      needs: ['submit-sop'],
      status: reviewFeedback,
      whyLocked: copy.feedbackLocked,
      detail: feedbackDetail,
    },
    attendWebinar,
  ],
})
