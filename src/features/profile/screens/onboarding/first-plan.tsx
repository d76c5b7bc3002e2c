import { comesFirst } from '#src/features/plan/ahead/rules.ts'
import { usePlan } from '#src/features/plan/screens/use-plan.ts'
import { summaryOf } from '#src/features/plan/changed/rules.ts'
import { words } from '#src/features/plan/shown/copy.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Card } from '#src/ui/card.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './onboarding.module.css'

const title = 'Your first plan'
const what = 'your first plan'

/** What the answers give at once: how the plan stands, and what of it comes first. */
export function FirstPlan({ zone }: { zone: string | undefined }) {
  const journey = useJourney()
  if (journey.data === undefined) return <Missing query={journey} what={what} />
  return <Made journey={journey.data} zone={zone} />
}

type MadeProps = { journey: JourneyNow; zone: string | undefined }

function Made({ journey, zone }: MadeProps) {
  const plan = usePlan(journey, zone)
  if (plan.data === undefined) return <Missing query={plan} what={what} />
  const dates = comesFirst({ ...plan.data, now: Temporal.Instant.from(journey.now), zone }, mostShown)
  if (dates.length === 0) return null
  return (
    <Card as="section" label={title}>
      <div className="stack-4">
        <h2>{title}</h2>
        <p>{summaryOf(plan.data.rows)}. These come first:</p>
        <ol className={classes('list', s.dates)}>
          {dates.map(({ key, name, when, breaks }) => (
            <li key={key}>
              <span className={s.when}>{when}</span>
              <span>
                {name} {breaks && <StatusTag tone="wrong">{words.breaks}</StatusTag>}
              </span>
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
