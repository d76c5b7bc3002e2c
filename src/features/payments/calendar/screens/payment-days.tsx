import { Table, type Column } from '#src/ui/table.tsx'
import { formatMoney, type Money } from '#src/values/money.ts'
import { totalsOf, type Payment, calendar as words } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './payment-days.module.css'

type PaymentDaysProps = {
  payments: readonly Payment[]
  currency: Money['currency']
  /** How it is written, where it isn’t in its own currency. */
  shown?: (amount: Money) => string
  /** What the days hang on. */
  note?: string | undefined
}

/** Before somebody agrees: what is paid today, what on which later day, and what it comes to. */
export function PaymentDays({ payments, currency, shown = formatMoney, note }: PaymentDaysProps) {
  const { today, later, all } = totalsOf(payments, currency)
  const columns: readonly Column<Payment>[] = [
    { label: words.when, cell: ({ when, isToday }) => (isToday === true ? words.today : when) },
    { label: words.what, cell: ({ what }) => what },
    { label: words.amount, cell: ({ amount }) => shown(amount), numeric: true },
  ]
  return (
    <section className="stack-3" aria-label={words.title}>
      <h4>{words.title}</h4>
      {payments.length > 0 && (
        <Table caption={words.title} columns={columns} rows={payments} rowKey={({ when, what }) => `${when} ${what}`} />
      )}
      <dl className={classes('sums', s.totals)}>
        {[[words.dueToday, today] as const, [words.later, later] as const, [words.all, all] as const].map(
          ([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{shown(amount)}</dd>
            </div>
          ),
        )}
      </dl>
      {note !== undefined && <p className="quiet">{note}</p>}
    </section>
  )
}
