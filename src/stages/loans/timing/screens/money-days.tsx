import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { formatDay, shortDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { deadlinesIn, timingOf } from '../rules.ts'
import { WithPlan } from './with-plan.tsx'

/** On an offer: when its money can be there, and whether that is too late. */
export const MoneyDays = ({ bank }: { bank: string }) => (
  <WithPlan>
    {({ rows, rules, today }) => {
      const { money, paid } = timingOf(bank, deadlinesIn(rows, rules), today)
      const full = copy.range(formatDay(money.first), formatDay(money.last))
      return (
        <span title={full}>
          <span aria-hidden="true">{copy.moneyAt(rangeOf(money.first, money.last, today))}</span>
          <VisuallyHidden>{copy.moneyAt(full)}</VisuallyHidden>
          {paid === 'late' && <span className="brick semibold">, {copy.words.late.toLowerCase()}</span>}
          {paid === 'tight' && <span className="tight semibold">, {copy.words.tight.toLowerCase()}</span>}
        </span>
      )
    }}
  </WithPlan>
)

/** '14–28 Jan', '28 Jan–3 Feb'. */
function rangeOf(first: Temporal.PlainDate, last: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const isOneMonth = first.month === last.month && first.year === last.year
  return `${isOneMonth ? first.day : shortDay(first, today)}–${shortDay(last, today)}`
}
