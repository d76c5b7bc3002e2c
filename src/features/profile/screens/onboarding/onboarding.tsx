import { landing } from '#src/browser/session-storage.ts'
import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { PageProps } from '#src/manifest/web.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { OnboardingView } from '#src/features/people/contract.ts'
import { doneAsWished, onboardingAsks } from '#src/features/people/onboarding/rules.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { onboarding } from '#src/features/people/screens/api.ts'
import { DegreeQuestion, IntakeQuestion } from './choice-question.tsx'
import { FlightQuestion, ProgrammeStartQuestion } from './day-question.tsx'
import { DoneQuestion } from './done-question.tsx'
import { End } from './end.tsx'
import { type QuestionProps, Next, QuestionTitle } from './question-frame.tsx'
import { UniversityQuestion } from './university-question.tsx'
import { addressOf, after, before, isQuestion, questions, unanswered, type Question } from './questions.ts'
import { useKnown, useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { useAnswer } from './use-answer.ts'
import { Welcome } from './welcome.tsx'

function BranchQuestion({ owner, answers, known, onNext }: QuestionProps) {
  const answer = useAnswer()
  const form = useForm({
    initial: { branch: answers.branch || known.of('programme') },
    check: ({ branch }) => messages({ branch: textProblem(branch, { required: copy.branch, most: 200 }) }),
    submit: async ({ branch }) => {
      await answer({ branch })
      draft.clear()
      onNext()
    },
  })
  const draft = useDraft('onboarding/field', owner, form)
  const from = useOrigins('onboarding', onboardingAsks, form.values)
  return (
    <FormFrame form={form} label="Your field" from={from}>
      <QuestionTitle>What do you want to study?</QuestionTitle>
      <DraftChoice draft={draft} />
      <TextInput {...form.field('branch')} label="Branch or field" hint="Computer Science, Public Health, …" />
      <Next busy={form.busy} />
    </FormFrame>
  )
}

/** Seven short questions, one at a time; each answer is kept as it is given. */
export default function Onboarding({ params: { question: at } }: PageProps) {
  const owner = useUser()?.id
  const query = useQuery({ ...readOf(onboarding.read), select: useWished(asWished) })
  // What was kept for reading offline may be older than the last answer: where to go on is asked again.
  const isFresh = query.isFetchedAfterMount || query.fetchStatus !== 'fetching'
  return (
    <Page title="Seven short questions" width="form">
      {isFresh && owner !== undefined ? (
        <Loaded query={query}>{answers => <Asked owner={owner} answers={answers} at={at} />}</Loaded>
      ) : (
        <Loading />
      )}
    </Page>
  )
}

const asWished = (answers: OnboardingView, wishes: Wishes): OnboardingView => ({
  ...answers,
  completedSteps: [...doneAsWished(answers.completedSteps, wishes)],
})

const screens = {
  degree: DegreeQuestion,
  field: BranchQuestion,
  intake: IntakeQuestion,
  university: UniversityQuestion,
  'programme-start': ProgrammeStartQuestion,
  flight: FlightQuestion,
  'done-already': DoneQuestion,
} as const satisfies Record<Question, (props: QuestionProps) => unknown>

type AskedProps = { owner: string; answers: OnboardingView; at: string | undefined }

function Asked({ owner, answers, at }: AskedProps) {
  // Who has just signed up goes on, without the questions, to where a sign-in leads.
  const [later] = useState(() => (at === 'welcome' ? landing : '/'))
  const [, navigate] = useLocation()
  const known = useKnown()
  if (at === 'welcome') return <Welcome skipTo={later} />
  if (at === 'end') return <End answers={answers} later={later} />
  // Where one stopped the last time, in one move: a redirect that redirects again shows an empty page.
  if (at === undefined || !isQuestion(at))
    return <Redirect to={addressOf(unanswered(answers)[0] ?? 'degree')} replace />
  if (known === undefined) return <Loading />
  const Screen = screens[at]
  const number = questions.indexOf(at) + 1
  const back = before(at)
  return (
    <div className="stack-5">
      <ProgressBar
        label="Seven short questions"
        percent={((number - 1) * 100) / questions.length}
        words={`${number} of ${questions.length}`}
      />
      <Screen key={at} owner={owner} answers={answers} known={known} onNext={() => navigate(addressOf(after(at)))} />
      <div className="wrap gap-5 lines-0">
        {back !== undefined && (
          <ButtonLink kind="link" href={addressOf(back)}>
            Back
          </ButtonLink>
        )}
        <ButtonLink kind="link" href={addressOf(after(at))}>
          Skip this question
        </ButtonLink>
        <ButtonLink kind="link" href={later}>
          Go on later
        </ButtonLink>
      </div>
    </div>
  )
}
