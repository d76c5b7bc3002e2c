import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import type { LedgerView } from '../../contract.ts'
import * as copy from '../copy.ts'

const TermsForm = later(async () => (await import('./terms-form.tsx')).TermsForm, null)

type TermsProps = { ledger: Pick<LedgerView, 'rows' | 'terms' | 'tuitionDue' | 'today'> }

/** What the university asks for term by term, and until when a lender is asked for its part of each. */
export function Terms({ ledger: { rows, terms, tuitionDue, today } }: TermsProps) {
  const [isAdding, setIsAdding] = useState(false)
  const shown = rows.flatMap(row => {
    const term = terms.find(({ id }) => id === row.id)
    return term === undefined || row.on === null ? [] : { ...row, on: row.on, askBy: term.askBy }
  })
  const next = shown.find(({ isPaid }) => !isPaid)?.on
  return (
    <section className="stack-3" aria-labelledby="money-terms">
      <h2 id="money-terms">{copy.title}</h2>
      {shown.length === 0 ? (
        <p className="quiet">{copy.empty}</p>
      ) : (
        <Fold summary={copy.unfold(shown.length)}>
          <p className="below-3">{copy.lede}</p>
          <Table caption={copy.caption} columns={columnsOn(today)} rows={shown} rowKey={({ id }) => id} />
        </Fold>
      )}
      {next !== undefined && tuitionDue !== null && next !== tuitionDue && shown.every(({ isPaid }) => !isPaid) && (
        <Notice tone="info" action={<Link href="/plan/dates">{copy.toPlan}</Link>}>
          {copy.otherInPlan(dayWords(tuitionDue), dayWords(next))}
        </Notice>
      )}
      <div>
        <Button onClick={() => setIsAdding(true)}>{shown.length === 0 ? copy.add : copy.addMore}</Button>
      </div>
      {isAdding && (
        <TermsForm
          first={shown.length === 0 ? (tuitionDue ?? '') : ''}
          today={today}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  )
}

type Shown = LedgerView['rows'][number] & { on: string; askBy: string }

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

const columnsOn = (today: string): readonly Column<Shown>[] => [
  { label: copy.columns.term, cell: ({ what }) => <strong>{what}</strong> },
  { label: copy.columns.due, cell: ({ on }) => dayWords(on) },
  { label: copy.columns.amount, numeric: true, cell: ({ amount }) => (amount === null ? '' : formatMoney(amount)) },
  { label: copy.columns.ask, cell: row => askWords(row, today) },
]

function askWords({ isPaid, askBy }: Shown, today: string): string {
  if (isPaid) return copy.paid
  return askBy < today ? copy.askNow(dayWords(askBy)) : dayWords(askBy)
}
