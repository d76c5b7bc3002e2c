import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fundKinds } from '../kinds/rules.ts'
import type { OnEdit } from './edits.ts'

/** Own money, parts of a loan, a scholarship: each with the day on which it is there. */
export const Funds = ({ ledger: { funds, entries }, onEdit }: { ledger: LedgerView; onEdit: OnEdit }) => (
  <section className="stack-4" aria-labelledby="money-funds">
    <h2 id="money-funds">{copy.funds.title}</h2>
    <p>{copy.funds.lede}</p>
    {funds.length === 0 ? (
      <p className="quiet">{copy.funds.empty}</p>
    ) : (
      <ul className="list ruled">
        {funds.map(({ id, what, kind, amount, on, isDayEstimated, from }) => {
          const entry = entries.find(one => one.id === id)
          return (
            <li key={id} className="heads-3 stack-1 ruled-below pad-y-4 breakable">
              <div className="spread baseline gap-4 lines-0">
                <h3>{what}</h3>
                <p className="large-3 tabular">{formatMoney(amount)}</p>
              </div>
              <p className="quiet">
                {copy.fundKinds[kind]},{' '}
                {isDayEstimated
                  ? copy.rows.around(formatDay(Temporal.PlainDate.from(on))).toLowerCase()
                  : formatDay(Temporal.PlainDate.from(on))}
              </p>
              {from !== null && (
                <p className="quiet">
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
