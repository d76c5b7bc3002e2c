import { optional, useRead } from '#src/browser/reads.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { actionItems, openItems, type ActionItem } from '#src/features/people/action-items/rules.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import * as copy from '../copy.ts'
import { doneOf } from '#src/features/progress/screens/route-of.tsx'
import { stationsOf } from './stations.ts'
import { isSure, type Ahead } from '#src/features/plan/ahead/rules.ts'
import { saidByPlan, usePlan, type PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { bandsOf, isAnswer, presentStage, type Bands } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Row } from './band.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import { answerPictures, homePictures } from './slots.ts'
import { dayIn } from '../near/rules.ts'
import { Alarm } from './alarm.tsx'
import { Badges } from './badges.tsx'
import { DatesAhead, datesOf } from './dates-ahead.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'
import { Next } from './next.tsx'
import { Then } from './then.tsx'
import { WithOthers } from './with-others.tsx'
import { addressOf, YourTurn, type DayOf } from './your-turn.tsx'
import { ArrowIcon } from '#src/ui/icons.tsx'

/** With what is next in front, what the page shows of it is ranked once; the plan says where it does not come. */
export function Overview({ journey: read, user }: { journey: JourneyNow; user: User }) {
  const plan = usePlan(read, user.zone)
  const pictures = useGiven(homePictures)
  const { stages, now } = read
  const here = plan.data && presentStage({ ...read, ...saidByPlan(plan.data) })
  const profile = optional(useRead(person.read))
  const dates = plan.data && datesOf(plan.data, now, user.zone)
  const bands = plan.data && bandsOf({ ...read, ...saidByPlan(plan.data) })
  return (
    <>
      {plan.data !== undefined && <Alarm plan={plan.data} />}
      <RouteStrip label={wordsOf(stages, here)} stations={stationsOf(stages, here)} />
      <div className={s.columns}>
        <div className="stack-6">
          {plan.data === undefined || bands === undefined ? (
            <section aria-label="Next">
              <Waiting query={plan} title={copy.noNext} shape={<div className={s.nextShape} />} />
            </section>
          ) : (
            <Ranked bands={bands} plan={plan.data} dates={dates ?? []} now={now} zone={user.zone} />
          )}
          {profile !== undefined && (
            <ActionItems items={openItems({ ...profile, emailIsProved: user.emailIsProved })} />
          )}
        </div>
        <div className="stack-6">
          {pictures.map(({ of, Picture }) => (
            <div key={of} className={s.pictureRoom}>
              <Picture />
            </div>
          ))}
          {plan.data !== undefined && <DatesAhead dates={dates ?? []} plan={plan.data} />}
          {bands !== undefined && <WithOthers steps={bands.withOthers} zone={user.zone} />}
          <Badges stages={stages} />
        </div>
      </div>
    </>
  )
}

type RankedProps = { bands: Bands; plan: PlanNow; dates: readonly Ahead[]; now: string; zone: string | undefined }

/** What to do next and after it. Without the plan nobody knows, and no other step is named instead. */
function Ranked({ bands: { yourTurn, waiting, withOthers }, plan, dates, now, zone }: RankedProps) {
  const { sureDays, checked } = saidByPlan(plan)
  const first = yourTurn[0] !== undefined && isAnswer(yourTurn[0].step) ? yourTurn[0] : undefined
  const safeDayOf: DayOf = one => dayIn(sureDays, addressOf(one))
  const pictures = useGiven(answerPictures)
  const Drawn = pictures.find(one => one.stage === first?.stage.route && one.step === first.step.id)?.Picture
  // What is its own, or the plan's where that is sure.
  const dayOf: DayOf = one => dates.find(date => date.href === addressOf(one) && isSure(date))?.day
  return (
    <>
      <Next
        next={yourTurn[0]}
        picture={Drawn && <Drawn />}
        dayOf={safeDayOf}
        checked={checked}
        isWaiting={withOthers.length > 0}
        waiting={waiting[0]}
      />
      <YourTurn steps={yourTurn.slice(1)} dayOf={dayOf} checked={checked} today={plan.today} />
      <Then steps={waiting} now={now} zone={zone} />
    </>
  )
}

function wordsOf(stages: JourneyNow['stages'], here: StageView | undefined): string {
  const done = doneOf(stages)
  return here === undefined ? `${done}.` : `${done}. You are at ${here.label}.`
}

export const OverviewShape = () => (
  <>
    <div className={s.stripShape} />
    <div className={s.columns}>
      <div className={s.nextShape} />
      <SkeletonRows rows={4} />
    </div>
  </>
)

/** Small things beside the journey; none of them holds it up. */
function ActionItems({ items }: { items: readonly ActionItem[] }) {
  if (items.length === 0) return null
  return (
    <section className="heads-4 stack-3">
      <h2>When you have a minute</h2>
      <ul className={classes('list', s.items)}>
        {items.map(item => (
          <Row key={item} href={actionItems[item].href} title={actionItems[item].title} end={<ArrowIcon />}>
            {actionItems[item].detail}
          </Row>
        ))}
      </ul>
    </section>
  )
}
