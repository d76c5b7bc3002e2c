import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, money } from '#src/values/money.ts'
import type { Price } from '../contract.ts'
import { classes } from '#src/ui/classes.ts'
import s from './legal.module.css'

/** As the tables have them, with their day; made-up ones are marked. */
export function Prices({ prices }: { prices: readonly Price[] }) {
  if (prices.length === 0) return <p>No price is entered in this copy yet.</p>
  return (
    <ul className="stack-4 list">
      {prices.map(price => (
        <li key={`${price.what} ${price.isSample}`} className={classes('stack-1 quoted indent-4', s.price)}>
          <strong className="tabular">{amountOf(price)}</strong>
          <span>{price.what}</span>
          <span className="muted">
            Paid to: {price.paidTo}. As of {formatDay(Temporal.PlainDate.from(price.on))}.{' '}
            {price.isSample && <Tag tone="waiting">Sample data</Tag>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function amountOf({ currency, least, most }: Price): string {
  const from = formatMoney(money(currency, least))
  return least === most ? from : `${from} to ${formatMoney(money(currency, most))}`
}
