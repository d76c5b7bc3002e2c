import { datesAhead, mostUrgent, type Ahead } from '#src/features/plan/ahead/rules.ts'
import { isEnrolled } from '#src/features/plan/rules.ts'
import { usePlan, type PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { summaryOf } from '#src/features/plan/shown/rules.ts'
import type { JourneyNow } from '#src/features/progress/screens/reading.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Card } from '#src/ui/card.tsx'
import { Link } from '#src/ui/link.tsx'
import { formatDay } from '#src/values/dates.ts'
import s from './onboarding.module.css'

/** What the answers give at once: how the plan stands, and its soonest dates. */
export function FirstPlan({ zone }: { zone: string | undefined }) {
  const journey = useJourney().data
  return journey === undefined ? null : <Made journey={journey} zone={zone} />
}

type MadeProps = { journey: JourneyNow; zone: string | undefined }

function Made({ journey, zone }: MadeProps) {
  const plan = usePlan(journey, zone)
  const dates = plan === undefined ? [] : soonest(plan, journey.now, zone)
  if (plan === undefined || dates.length === 0) return null
  return (
    <Card as="section" label="Your first plan">
      <div className="stack-4">
        <h2>Your first plan</h2>
        <p>{summaryOf(plan.rows)}. These come first:</p>
        <ol className={s.dates}>
          {dates.map(({ key, title, day }) => (
            <li key={key}>
              <time dateTime={day.toString()}>{formatDay(day)}</time>
              <span>{title}</span>
            </li>
          ))}
        </ol>
        <p>
          <Link href="/plan">See your whole plan</Link>
        </p>
      </div>
    </Card>
  )
}

const mostShown = 3

const soonest = ({ sources, rows, today }: PlanNow, now: string, zone: string | undefined): readonly Ahead[] =>
  isEnrolled(sources)
    ? []
    : mostUrgent(datesAhead({ rows, stages: sources.stages, now: Temporal.Instant.from(now), today, zone }), mostShown)
