import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fundKinds } from '../kinds/rules.ts'
import type { OnEdit } from './edits.ts'
import s from './money.module.css'

/** Own money, parts of a loan, a scholarship: each with the day on which it is there. */
export const Funds = ({ ledger: { funds, entries }, onEdit }: { ledger: LedgerView; onEdit: OnEdit }) => (
  <section className="stack-3" aria-labelledby="money-funds">
    <h2 id="money-funds">{copy.funds.title}</h2>
    {funds.length === 0 && <p className="quiet">{`${copy.funds.empty} ${copy.funds.lede}`}</p>}
    {funds.length > 0 && (
      <ul className={classes('list', s.costs)}>
        {funds.map(({ id, what, kind, amount, on, isDayEstimated, from }) => {
          const entry = entries.find(one => one.id === id)
          const day = formatDay(Temporal.PlainDate.from(on))
          return (
            <li key={id} className={classes('pad-y-3 breakable', s.what)}>
              <div className="spread baseline gap-4 lines-0">
                <h3>{what}</h3>
                <p className="semibold tabular">{formatMoney(amount)}</p>
              </div>
              <p className="text-1 muted">
                {copy.fundKinds[kind]}, {isDayEstimated ? copy.rows.around(day).toLowerCase() : day}
              </p>
              {from !== null && (
                <p className="text-1">
                  <Link href={from.href}>{copy.funds.from(from.what)}</Link>
                </p>
              )}
              {entry !== undefined && (
                <div>
                  <Button kind="link" onClick={() => onEdit(entry)}>
                    {copy.rows.change}
                    <VisuallyHidden>: {what}</VisuallyHidden>
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    )}
    <div>
      <Button onClick={() => onEdit({ kind: fundKinds[0] })}>{copy.funds.add}</Button>
    </div>
  </section>
)
