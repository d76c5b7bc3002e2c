import { useRead, readOf } from '#src/browser/reads.ts'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { StepOfStage } from '#src/journey/ahead.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { intakeLabel } from '#src/values/intakes.ts'
import type { OnboardingView } from '#src/features/people/contract.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { admittedIn } from '#src/features/people/applications/rules.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { onboarding, applications as applicationsApi } from '#src/features/people/screens/api.ts'
import { WithFirstPlan } from './first-plan.tsx'
import s from './onboarding.module.css'
import { QuestionTitle } from './question-frame.tsx'
import { addressOf, unanswered } from './questions.ts'
import { readAgain } from '#src/browser/queries.ts'

/** How the plan stands with these answers, and the first step; or the question that is still open. */
export function End({ answers, later }: { answers: OnboardingView; later: string }) {
  const zone = useUser()?.zone
  const missing = unanswered(answers)
  const [open] = missing
  return (
    <WithFirstPlan zone={zone}>
      {(made, waiting) => (
        <div className="stack-5">
          <QuestionTitle key={made?.title}>
            {open === undefined ? (made?.title ?? copy.noTiming.title) : 'Almost there'}
          </QuestionTitle>
          {open !== undefined && (
            <Notice tone="info">
              {missing.length === 1 ? 'One answer is still open.' : `${missing.length} answers are still open.`} You can
              give
              {missing.length === 1 ? ' it' : ' them'} now, or later from your home page.
            </Notice>
          )}
          {made?.says ?? waiting}
          {open === undefined ? (
            <Finish answers={answers} first={made?.first} />
          ) : (
            <Actions>
              <ButtonLink kind="primary" href={addressOf(open)}>
                Answer now
              </ButtonLink>
              <ButtonLink href={later}>Go on later</ButtonLink>
            </Actions>
          )}
          <section className="stack-3" aria-labelledby="answers">
            <h2 id="answers" className="text-3">
              Your answers
            </h2>
            <Answers answers={answers} />
            <AlsoThere at={['onboarding', 'applications', 'profile']} />
            <div>
              <ButtonLink kind="link" href={addressOf('degree')}>
                Change an answer
              </ButtonLink>
            </div>
          </section>
        </div>
      )}
    </WithFirstPlan>
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

type FinishProps = { answers: OnboardingView; first: StepOfStage | undefined }

function Finish({ answers: { degree, branch, cycle, completedSteps }, first }: FinishProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const complete = useMutation({
    mutationFn: () => onboarding.complete({ degree, branch, cycle, completedSteps }),
    onError: error => toasts.error(error.message),
  })
  const finish = (to: string) =>
    complete.mutate(undefined, {
      onSuccess: async kept => {
        queries.setQueryData(readOf(onboarding.read).queryKey, kept)
        await readAgain(queries, 'profile')
        toasts.success(copy.completed)
        navigate(to)
      },
    })
  return (
    <Actions>
      {first !== undefined && (
        <Button
          kind="primary"
          busy={complete.isPending}
          onClick={() => finish(`/${first.stage.route}/${first.step.route}`)}
        >
          {copy.firstStep(first.step.title)}
        </Button>
      )}
      <Button kind={first === undefined ? 'primary' : 'quiet'} busy={complete.isPending} onClick={() => finish('/')}>
        Finish
      </Button>
    </Actions>
  )
}
