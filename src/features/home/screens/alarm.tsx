import { placeOf } from '#src/features/plan/ahead/rules.ts'
import { alarmsOf, type Risk } from '#src/features/plan/risks/rules.ts'
import { isEnrolled } from '#src/features/plan/rules.ts'
import type { PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { BeingChecked } from '#src/features/progress/screens/being-checked.tsx'
import { ArrowIcon, ClockIcon, WarnIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

/** What breaks in the plan, or else is tight: the thing, its day, and what to do; it leads there. The plan has the others. */
export function Alarm({ plan }: { plan: PlanNow }) {
  // Nothing breaks for anybody whose journey is behind them.
  const [risk, ...others] = isEnrolled(plan.sources) ? [] : alarmsOf(plan.rows, plan.today)
  if (risk === undefined) return null
  const isWrong = risk.word === 'breaks'
  return (
    <section aria-label={isWrong ? copy.alarm : copy.tightAlarm}>
      <Link href={placeOf(risk.thing)} className={classes(s.alarm, isWrong && s.wrong)}>
        {isWrong ? <WarnIcon size={24} /> : <ClockIcon size={24} />}
        <span className={s.words}>
          <strong>
            {risk.name} {dayWords(risk, plan.today)}
          </strong>
          <BeingChecked isIt={plan.checking.has(risk.thing)} />
          <span className="text-1 block readable">
            <em>{isWrong ? copy.breaks : copy.tight}</em> {risk.todo ?? risk.rule.words}{' '}
            {risk.isEstimated && copy.estimated} {others.length > 0 && copy.more(others.length)}
          </span>
        </span>
        <ArrowIcon />
      </Link>
    </section>
  )
}

const dayWords = ({ limit }: Risk, today: Temporal.PlainDate): string => {
  const day = Temporal.PlainDate.from(limit)
  return Temporal.PlainDate.compare(day, today) < 0 ? copy.wasDue(formatDay(day)) : copy.by(formatDay(day))
}
