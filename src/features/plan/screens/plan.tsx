import { useState } from 'react'
import { useGiven } from '#src/manifest/given.tsx'
import { withReads } from '#src/manifest/web.tsx'
import type { Thing } from '#src/plan/things.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { formatDay } from '#src/values/dates.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import * as copy from '../copy.ts'
import { isEnrolled } from '../rules.ts'
import { stepDates } from '../ahead/rules.ts'
import { shownRows, summaryOf, troubles, type Shown } from '../shown/rules.ts'
import { planNotes } from './slots.ts'
import { MoveDate } from './move-date.tsx'
import { PlanFrame, planReads } from './plan-frame.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanTimeline } from './plan-timeline.tsx'
import { Troubles } from './troubles.tsx'
import type { PlanNow } from './use-plan.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'

export default withReads(PlanPage, (queries, all) =>
  Promise.all([
    planReads(queries),
    ...planNotes.among(all).map(async ({ Note }) => (await Note.load()).default.reads?.(queries, all)),
  ]),
)

/** Every date of the journey: a picture on a wide screen, a line of days on a phone. */
function PlanPage() {
  return (
    <PlanFrame title={copy.title} width="wide">
      {plan => <Plan plan={plan} />}
    </PlanFrame>
  )
}

function Plan({ plan }: { plan: PlanNow }) {
  const shown = shownRows(plan.rows)
  const [isLater, setLater] = useState(false)
  return (
    <div className="stack-6">
      <div className="spread bottom gap-6 lines-4">
        <div className="stack-2">
          <h1>{copy.title}</h1>
          <p className="readable">{copy.lede}</p>
        </div>
        {shown.length > 0 && <PlanActions onLater={isEnrolled(plan.sources) ? undefined : () => setLater(true)} />}
      </div>
      {plan.deferral !== undefined && <Deferred deferral={plan.deferral} />}
      {isLater && <Deferral plan={plan} onClose={() => setLater(false)} />}
      {isEnrolled(plan.sources) && shown.length === 0 ? (
        <EmptyState title={copy.enrolledTitle}>{copy.enrolledWords}</EmptyState>
      ) : shown.length === 0 ? (
        <NothingKnown />
      ) : (
        <Whole plan={plan} shown={shown} />
      )}
    </div>
  )
}

const NothingKnown = () => (
  <EmptyState
    title={copy.emptyTitle}
    action={
      <ButtonLink kind="primary" href="/onboarding/intake">
        Add your intake
      </ButtonLink>
    }
  >
    {copy.emptyWords}
  </EmptyState>
)

/** What is due at steps and is no date of the plan itself. */
function StepDates({ plan: { sources, today } }: { plan: PlanNow }) {
  const dates = stepDates(sources.stages, today, useUser()?.zone)
  return dates.length === 0 ? null : (
    <section className="stack-3" aria-labelledby="plan-steps">
      <h2 id="plan-steps">{copy.stepsTitle}</h2>
      <ol className="stack-2">
        {dates.map(({ key, title, day, href }) => (
          <li key={key}>
            {formatDay(day)}: <Link href={href}>{title}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

// Few start later, and most of them once.
const Deferral = later(async () => (await import('./deferral.tsx')).Deferral, null)
const Deferred = later(async () => (await import('./deferred.tsx')).Deferred, null)

type Moving = { thing: Thing; proposed?: string }

function Whole({ plan, shown }: { plan: PlanNow; shown: readonly Shown[] }) {
  const [moving, setMoving] = useState<Moving>()
  const notes = useGiven(planNotes)
  const [ahead, done] = [shown.filter(({ row }) => !row.isDone), shown.filter(({ row }) => row.isDone)]
  const onMove = (thing: Thing) => setMoving({ thing })
  return (
    <>
      <Troubles summary={summaryOf(plan.rows)} rows={troubles(shown)} />
      {notes.map(({ id, Note }) => (
        <Note key={id} />
      ))}
      <PlanTimeline
        shown={shown}
        today={plan.today}
        onMove={(thing, day) => setMoving({ thing, proposed: day.toString() })}
      />
      <section className="stack-4" aria-labelledby="plan-dates">
        <h2 id="plan-dates">All dates</h2>
        <PlanList shown={ahead} today={plan.today} notes={plan.notes} onMove={onMove} />
        {done.length > 0 && (
          <Fold summary={copy.doneTitle(done.length)}>
            <PlanList shown={done} today={plan.today} notes={plan.notes} onMove={onMove} />
          </Fold>
        )}
      </section>
      <StepDates plan={plan} />
      {moving !== undefined && <MoveDate plan={plan} {...moving} onClose={() => setMoving(undefined)} />}
    </>
  )
}

/** Its dates, and the plan for somebody else's eyes: on paper, or as a picture. */
function PlanActions({ onLater }: { onLater: (() => void) | undefined }) {
  const toasts = useToasts()
  const share = async () => {
    try {
      const { sharePicture } = await import('./plan-picture.ts')
      await sharePicture()
    } catch {
      toasts.error(copy.shareFailed)
    }
  }
  return (
    <div className="row-3 screen-only lines-2">
      <ButtonLink href="/plan/dates">{copy.datesTitle}</ButtonLink>
      <ButtonLink href="/plan/reminders">Reminders</ButtonLink>
      {onLater !== undefined && (
        <Button kind="link" onClick={onLater}>
          {copy.startLater}
        </Button>
      )}
      <Button kind="link" onClick={() => void share()}>
        {copy.share}
      </Button>
      <Button kind="link" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </div>
  )
}
