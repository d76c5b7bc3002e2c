import { useRead, readOf } from '#src/browser/reads.ts'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { intakeLabel } from '#src/values/intakes.ts'
import type { OnboardingView } from '#src/features/people/contract.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { admittedIn } from '#src/features/people/applications/rules.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { onboarding, applications as applicationsApi } from '#src/features/people/screens/api.ts'
import { FirstPlan } from './first-plan.tsx'
import s from './onboarding.module.css'
import { QuestionTitle } from './question-frame.tsx'
import { addressOf, unanswered } from './questions.ts'
import { readAgain } from '#src/browser/queries.ts'

/** The answers once more; or the first that is still open. */
export function End({ answers }: { answers: OnboardingView }) {
  const zone = useUser()?.zone
  const missing = unanswered(answers)
  const [first] = missing
  return (
    <div className="stack-5">
      <QuestionTitle>{first === undefined ? 'Is this right?' : 'Almost there'}</QuestionTitle>
      <Answers answers={answers} />
      <AlsoThere at={['onboarding', 'applications', 'profile']} />
      <FirstPlan zone={zone} />
      {first === undefined ? (
        <Finish answers={answers} />
      ) : (
        <>
          <Notice tone="info">
            {missing.length === 1 ? 'One answer is still open.' : `${missing.length} answers are still open.`} You can
            give
            {missing.length === 1 ? ' it' : ' them'} now, or later from your home page.
          </Notice>
          <Actions>
            <ButtonLink kind="primary" href={addressOf(first)}>
              Answer now
            </ButtonLink>
            <ButtonLink href="/">Go on later</ButtonLink>
          </Actions>
        </>
      )}
    </div>
  )
}

function Answers({ answers: { degree, branch, cycle, completedSteps } }: { answers: OnboardingView }) {
  const applications = useRead(applicationsApi.list)
  const admitted = admittedIn(applications.data ?? [])
  return (
    <dl className={s.answers}>
      <dt>Degree</dt>
      <dd>{degree === null ? 'open' : copy.degreeNames[degree]}</dd>
      <dt>Field</dt>
      <dd>{branch === '' ? 'open' : branch}</dd>
      <dt>Intake</dt>
      <dd>{cycle === null ? 'open' : (intakeLabel(cycle) ?? cycle)}</dd>
      <dt>University</dt>
      <dd>
        {applications.data === undefined ? (
          <Missing query={applications} what="your university" />
        ) : (
          (admitted?.university.name ?? 'not known yet')
        )}
      </dd>
      <dt>Done already</dt>
      <dd>{doneWords(completedSteps)}</dd>
    </dl>
  )
}

function doneWords(routes: readonly string[]): string {
  const steps = routes.filter(route => route.includes('/')).length
  const stages = routes.length - steps
  const words = [
    stages > 0 && (stages === 1 ? '1 stage' : `${stages} stages`),
    steps > 0 && (steps === 1 ? '1 step' : `${steps} steps`),
  ]
  return words.filter(Boolean).join(' and ') || 'nothing yet'
}

function Finish({ answers: { degree, branch, cycle, completedSteps } }: { answers: OnboardingView }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const complete = useMutation({
    mutationFn: () => onboarding.complete({ degree, branch, cycle, completedSteps }),
    onSuccess: async kept => {
      queries.setQueryData(readOf(onboarding.read).queryKey, kept)
      await readAgain(queries, 'profile')
      toasts.success(copy.completed)
      navigate('/')
    },
    onError: error => toasts.error(error.message),
  })
  return (
    <Actions>
      <Button kind="primary" busy={complete.isPending} onClick={() => complete.mutate()}>
        Finish
      </Button>
      <ButtonLink href={addressOf('degree')}>Change an answer</ButtonLink>
    </Actions>
  )
}
