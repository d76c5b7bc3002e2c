import { useState } from 'react'
import { useGiven } from '#src/manifest/given.tsx'
import { withReads } from '#src/manifest/web.tsx'
import type { Thing } from '#src/plan/things.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { homeZone } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'
import { ShortDay } from '#src/browser/short-day.tsx'
import { useUser } from '#src/features/accounts/screens/session.ts'
import * as copy from '../copy.ts'
import { isEnrolled } from '../rules.ts'
import { stepDates } from '../ahead/rules.ts'
import { isPassed } from '../lanes/rules.ts'
import { summaryOf } from '../changed/rules.ts'
import { shownRows, type Shown } from '../shown/rules.ts'
import { usualYear } from '../standing/copy.ts'
import { planNotes } from './slots.ts'
import { MoveDate } from './move-date.tsx'
import { PlanFrame, planReads } from './plan-frame.tsx'
import { PassedList, PlanList } from '../lanes/screens/plan-list.tsx'
import { PlanTimeline } from './plan-timeline.tsx'
import { Standing } from './standing.tsx'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.ts'

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
    <div className="stack-5">
      <div className="spread baseline gap-4 lines-1">
        <h1>{copy.title}</h1>
        {shown.length > 0 && !isUsualYear(plan) && (
          <Link href="/plan/dates" className={s.toDates}>
            {copy.datesTitle}
          </Link>
        )}
      </div>
      {plan.deferral !== undefined && <Deferred deferral={plan.deferral} />}
      {isLater && <Deferral plan={plan} onClose={() => setLater(false)} />}
      {isEnrolled(plan.sources) && shown.length === 0 ? (
        <EmptyState title={copy.enrolledTitle}>{copy.enrolledWords}</EmptyState>
      ) : shown.length === 0 ? (
        <NothingKnown />
      ) : (
        <>
          <Whole plan={plan} shown={shown} />
          <PlanActions onLater={isEnrolled(plan.sources) ? undefined : () => setLater(true)} />
        </>
      )}
    </div>
  )
}

/** Nobody has given a day: all of it is counted from the intake. */
const isUsualYear = ({ sources, rows }: PlanNow): boolean =>
  sources.profile.intake !== null &&
  !isEnrolled(sources) &&
  rows.every(({ thing, given }) => thing === 'intake' || given === undefined)

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
function StepDates({ plan: { sources, today }, zone }: { plan: PlanNow; zone: string }) {
  const dates = stepDates(sources.stages, today, zone)
  return dates.length === 0 ? null : (
    <Fold summary={copy.stepsTitle(dates.length)}>
      <ol className="list">
        {dates.map(({ key, title, day, href }) => (
          <li key={key} className="spread middle gap-4 lines-0 touch ruled">
            <Link href={href}>{title}</Link> <ShortDay day={day} today={today} />
          </li>
        ))}
      </ol>
    </Fold>
  )
}

// Few start later, and most of them once.
const Deferral = later(async () => (await import('./deferral.tsx')).Deferral, null)
const Deferred = later(async () => (await import('./deferred.tsx')).Deferred, null)

type Moving = { thing: Thing; proposed?: string }

function Whole({ plan, shown }: { plan: PlanNow; shown: readonly Shown[] }) {
  const { today, notes, checking } = plan
  const [moving, setMoving] = useState<Moving>()
  const zone = useUser()?.zone ?? homeZone
  const besides = useGiven(planNotes)
  const [ahead, passed] = [shown.filter(one => !isPassed(one, today)), shown.filter(one => isPassed(one, today))]
  const row = { today, notes, checking, onMove: (thing: Thing) => setMoving({ thing }) }
  const isUsual = isUsualYear(plan)
  return (
    <>
      <p className="readable">
        {isUsual ? usualYear(intakeLabel(plan.sources.profile.intake ?? '') ?? '') : `${summaryOf(plan.rows)}.`}
      </p>
      <Standing plan={plan} zone={zone} isUsualYear={isUsual} onShow={showRow} />
      {besides.map(({ id, Note }) => (
        <Note key={id} />
      ))}
      <PlanTimeline
        shown={shown}
        today={today}
        onMove={(thing, day) => setMoving({ thing, proposed: day.toString() })}
      />
      <section className="stack-2 medium" aria-labelledby="plan-dates">
        <h2 id="plan-dates" className="visually-hidden">
          {copy.allDates}
        </h2>
        {passed.length > 0 && (
          <Fold summary={copy.passedTitle(passed.length)} isSmall>
            <PassedList shown={passed} {...row} />
          </Fold>
        )}
        <PlanList shown={ahead} {...row} />
        <p className="faint">{copy.key}</p>
        <StepDates plan={plan} zone={zone} />
      </section>
      {moving !== undefined && <MoveDate plan={plan} {...moving} onClose={() => setMoving(undefined)} />}
    </>
  )
}

/** Opens a date's row and goes there. */
function showRow(thing: Thing): void {
  const row = document.querySelector(`#plan-${thing} > details`)
  if (!(row instanceof HTMLDetailsElement)) return
  row.open = true
  row.querySelector('summary')?.focus()
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
