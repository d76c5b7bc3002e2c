import { placeOf, planPage } from '#src/features/plan/ahead/rules.ts'
import { allRisksIn, bySoonestLimit, isRepairable, type Risk } from '#src/features/plan/risks/rules.ts'
import { isEnrolled } from '#src/features/plan/rules.ts'
import type { PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { ArrowIcon, WarnIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

const mostShown = 2

/** What breaks in the plan, what can be repaired and the soonest limit first: the thing, its day, what to do, and where. */
export function Alarm({ plan }: { plan: PlanNow }) {
  const breaks = breaksOf(plan)
  if (breaks.length === 0) return null
  const more = breaks.length - mostShown
  return (
    <section className={s.alarm} aria-label={copy.alarm}>
      <WarnIcon size={22} />
      <ul className={classes('list', s.breaks)}>
        {breaks.slice(0, mostShown).map(risk => (
          <li key={risk.thing}>
            <Link href={placeOf(risk.thing)} className={s.break}>
              <span>
                <strong>
                  {risk.name} {dayWords(risk, plan.today)}
                </strong>
                <span className="quiet block readable">
                  <em>{copy.breaks}</em> {risk.todo ?? risk.rule.words} {risk.isEstimated && copy.estimated}
                </span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link href={planPage} className={s.break}>
              {copy.more(more)}
              <ArrowIcon />
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Nothing breaks for anybody whose journey is behind them. What can still be repaired comes first. */
const breaksOf = ({ sources, rows, today }: PlanNow): readonly Risk[] => {
  if (isEnrolled(sources)) return []
  const breaks = allRisksIn(rows)
    .filter(({ word }) => word === 'breaks')
    .toSorted(bySoonestLimit)
  const repairable = breaks.filter(risk => isRepairable(risk, today))
  return [...repairable, ...breaks.filter(risk => !repairable.includes(risk))]
}

const dayWords = ({ limit }: Risk, today: Temporal.PlainDate): string => {
  const day = Temporal.PlainDate.from(limit)
  return Temporal.PlainDate.compare(day, today) < 0 ? copy.wasDue(formatDay(day)) : copy.by(formatDay(day))
}
