import { optional, useRead } from '#src/browser/reads.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { actionItems, openItems, type ActionItem } from '#src/features/people/action-items/rules.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { routeTitle } from '#src/features/progress/copy.ts'
import * as copy from '../copy.ts'
import { doneOf, JourneyRoute } from '#src/features/progress/screens/route-of.tsx'
import { stationsOf } from './stations.ts'
import { saidByPlan, usePlan, type PlanRead } from '#src/features/plan/screens/use-plan.ts'
import { bandsOf, presentStage } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Alarm } from './alarm.tsx'
import { Badges } from './badges.tsx'
import { DatesAhead } from './dates-ahead.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'
import { Next } from './next.tsx'
import { Later } from './later.tsx'
import { Then } from './then.tsx'
import { WithOthers } from './with-others.tsx'
import { YourTurn } from './your-turn.tsx'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'

export function Overview({ journey: read, user }: { journey: JourneyNow; user: User }) {
  const plan = usePlan(read, user.zone)
  const { stages, now } = read
  const here = plan.data && presentStage({ ...read, ...saidByPlan(plan.data) })
  const soon = stages.filter(({ isComingSoon }) => isComingSoon).length
  // The plan says where it does not come.
  const profile = optional(useRead(person.read))
  return (
    <>
      {plan.data !== undefined && <Alarm plan={plan.data} />}
      <RouteStrip label={wordsOf(stages, here)} stations={stationsOf(stages, here)} />
      <div className="narrow-side">
        <div className="stack-6">
          <Ranked read={read} plan={plan} zone={user.zone} />
          {profile !== undefined && (
            <ActionItems items={openItems({ ...profile, emailIsProved: user.emailIsProved })} />
          )}
          {plan.data !== undefined && <DatesAhead plan={plan.data} now={now} zone={user.zone} />}
          <Badges stages={stages} />
        </div>
        <section className={classes('heads-4', s.route)}>
          <h2>{routeTitle}</h2>
          <p className="above-1 below-3 muted">
            <span>{doneOf(stages)}</span>
            {soon > 0 && <span> · {copy.alsoComingSoon(soon)}</span>}
          </p>
          <JourneyRoute stages={stages} here={here} />
        </section>
      </div>
    </>
  )
}

type RankedProps = { read: JourneyNow; plan: PlanRead; zone: string | undefined }

/** What to do next and after it. Without the plan nobody knows, and no other step is named instead. */
function Ranked({ read, plan, zone }: RankedProps) {
  if (plan.data === undefined)
    return (
      <section aria-label="Next">
        <Waiting query={plan} title={copy.noNext} shape={<div className={s.nextShape} />} />
      </section>
    )
  const { yourTurn, waiting, withOthers, later } = bandsOf({ ...read, ...saidByPlan(plan.data) })
  return (
    <>
      <Next next={yourTurn[0]} isWaiting={withOthers.length > 0} waiting={waiting[0]} />
      <YourTurn steps={yourTurn.slice(1)} />
      <Then steps={waiting} now={read.now} zone={zone} />
      <WithOthers steps={withOthers} zone={zone} />
      <Later stages={later} />
    </>
  )
}

function wordsOf(stages: JourneyNow['stages'], here: StageView | undefined): string {
  const done = doneOf(stages)
  return here === undefined ? `${done}.` : `${done}. You are at ${here.label}.`
}

export function OverviewShape() {
  return (
    <>
      <div className={s.stripShape} />
      <div className="narrow-side">
        <div className="stack-6">
          <div className={s.nextShape} />
          <SkeletonLine width="38%" />
          <SkeletonLine width="80%" />
        </div>
        <div className={classes('heads-4', s.route)}>
          <SkeletonRows rows={8} />
        </div>
      </div>
    </>
  )
}

/** Small things beside the journey; none of them holds it up. */
function ActionItems({ items }: { items: readonly ActionItem[] }) {
  if (items.length === 0) return null
  return (
    <section className="heads-4 stack-3">
      <h2>When you have a minute</h2>
      <ul className={classes('list', s.items)}>
        {items.map(item => (
          <li key={item}>
            <Link href={actionItems[item].href} className={s.item}>
              <span>
                <strong>{actionItems[item].title}</strong>
                <span className="quiet block readable">{actionItems[item].detail}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
