import type { ReactNode } from 'react'
import { comesFirst } from '#src/features/plan/ahead/rules.ts'
import { summaryOf } from '#src/features/plan/changed/rules.ts'
import { saidByPlan, usePlan, type PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { words } from '#src/features/plan/shown/copy.ts'
import { timingOf } from '#src/features/plan/shown/rules.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { BeingChecked } from '#src/features/progress/screens/being-checked.tsx'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { nextStep, type StepOfStage } from '#src/journey/ahead.ts'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './onboarding.module.css'

const what = 'your first plan'

/** What the answers give at once: how the plan stands, what of it comes first, and the first step. */
type FirstPlan = { title: string; says: ReactNode; first: StepOfStage | undefined }

type WithFirstPlanProps = {
  zone: string | undefined
  /** Until it is there, what is shown in its place. */
  children: (made: FirstPlan | undefined, waiting: ReactNode) => ReactNode
}

export function WithFirstPlan({ zone, children }: WithFirstPlanProps) {
  const journey = useJourney()
  if (journey.data === undefined) return children(undefined, <Waiting query={journey} what={what} />)
  return (
    <OfPlan journey={journey.data} zone={zone}>
      {children}
    </OfPlan>
  )
}

function OfPlan({ journey, zone, children }: WithFirstPlanProps & { journey: JourneyNow }) {
  const plan = usePlan(journey, zone)
  if (plan.data === undefined) return children(undefined, <Waiting query={plan} what={what} />)
  const said = saidByPlan(plan.data)
  const first = nextStep({ ...journey, ...said })
  const timing = timingOf(plan.data.rows)
  if (said.isEnrolled) return children({ title: copy.enrolled.title, says: <p>{copy.enrolled.words}</p>, first }, null)
  if (timing === undefined)
    return children({ title: copy.noTiming.title, says: <p>{copy.noTiming.words}</p>, first }, null)
  const title = copy.timing[timing.is]
  const says = (
    <>
      <p>
        {summaryOf(plan.data.rows)}. {copy.restsOn[timing.restsOn]}
      </p>
      <FirstDates plan={plan.data} now={Temporal.Instant.from(journey.now)} zone={zone} />
    </>
  )
  return children({ title: timing.restsOn === 'estimates' ? copy.byEstimates(title) : title, says, first }, null)
}

type FirstDatesProps = { plan: PlanNow; now: Temporal.Instant; zone: string | undefined }

function FirstDates({ plan, now, zone }: FirstDatesProps) {
  const dates = comesFirst({ ...plan, now, zone }, mostShown)
  if (dates.length === 0) return null
  return (
    <section className="stack-3" aria-labelledby="first-dates">
      <h2 id="first-dates" className="text-3">
        {copy.firstDates(dates.length)}
      </h2>
      <ol className={classes('list', s.dates)}>
        {dates.map(({ key, name, when, breaks }) => (
          <li key={key}>
            <span className={s.when}>
              {when}
              <BeingChecked isIt={[...plan.checking].some(thing => thing === key)} />
            </span>
            <span>
              {name} {breaks && <StatusTag tone="wrong">{words.breaks}</StatusTag>}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Link href="/plan">See your whole plan</Link>
      </p>
    </section>
  )
}

const mostShown = 3
