import { asOne, useRead } from '#src/browser/reads.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { openItems, type ActionItem } from '#src/features/people/action-items/rules.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { routeTitle } from '#src/features/progress/copy.ts'
import { alsoComingSoon } from '../copy.ts'
import { doneOf, JourneyRoute } from '#src/features/progress/screens/route-of.tsx'
import { stationsOf } from './stations.ts'
import { saidByPlan, usePlan } from '#src/features/plan/screens/use-plan.ts'
import { bandsOf, presentStage } from '#src/journey/ahead.ts'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Missing } from '#src/ui/waiting.tsx'
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
import * as copy from '#src/features/people/action-items/rules.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'

export function Overview({ journey: read, user }: { journey: JourneyNow; user: User }) {
  const plan = usePlan(read, user.zone)
  const journey = { ...read, ...saidByPlan(plan.data) }
  const { stages, now } = journey
  const { yourTurn, waiting, withOthers, later } = bandsOf(journey)
  const soon = stages.filter(({ isComingSoon }) => isComingSoon).length
  const profile = useRead(person.read)
  const failure = asOne(profile, plan)
  return (
    <>
      <Missing query={failure} what="your plan" />
      <Alarm plan={plan.data} />
      <RouteStrip label={wordsOf(journey)} stations={stationsOf(journey)} />
      <div className="narrow-side">
        <div className="stack-6">
          <Next next={yourTurn[0]} isWaiting={withOthers.length > 0} waiting={waiting[0]} />
          <YourTurn steps={yourTurn.slice(1)} />
          <Then steps={waiting} now={now} zone={user.zone} />
          <WithOthers steps={withOthers} zone={user.zone} />
          <Later stages={later} />
          {profile.data !== undefined && (
            <ActionItems items={openItems({ ...profile.data, emailIsProved: user.emailIsProved })} />
          )}
          {plan.data !== undefined && <DatesAhead plan={plan.data} now={now} zone={user.zone} />}
          {plan.data === undefined && failure.error === null && <Loading />}
          <Badges stages={stages} />
        </div>
        <section className={classes('heads-4', s.route)}>
          <h2>{routeTitle}</h2>
          <p className="above-1 below-3 muted">
            <span>{doneOf(stages)}</span>
            {soon > 0 && <span> · {alsoComingSoon(soon)}</span>}
          </p>
          <JourneyRoute journey={journey} />
        </section>
      </div>
    </>
  )
}

function wordsOf(journey: JourneyNow): string {
  const here = presentStage(journey)
  const done = doneOf(journey.stages)
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
            <Link href={copy.actionItems[item].href} className={s.item}>
              <span>
                <strong>{copy.actionItems[item].title}</strong>
                <span className="quiet block readable">{copy.actionItems[item].detail}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
