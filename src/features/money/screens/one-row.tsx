import { useVerb } from '#src/browser/use-verb.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, money, rupees } from '#src/values/money.ts'
import type { EntryView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { CostState, Row } from '../rules.ts'
import { moneyApi } from './api.ts'
import type { OnEdit } from './edits.ts'

const tones: Readonly<Record<CostState, StatusTone>> = {
  paid: 'done',
  due: 'ready',
  likely: 'open',
  'may-come': 'waiting',
  unknown: 'open',
}

type DoingProps = { row: Row; entry: EntryView | undefined; onEdit: OnEdit }
type OneRowProps = DoingProps & { Heading: 'h3' | 'h4' }

export function OneRow({ row, entry, Heading, onEdit }: OneRowProps) {
  const { what, payee, amount, state, back, receipt, source, returned } = row
  return (
    <li className="heads-3 stack-1 ruled-below pad-y-4 breakable" aria-labelledby={`cost-${row.id}`}>
      <div className="spread baseline gap-4 lines-0">
        <Heading id={`cost-${row.id}`}>{what}</Heading>
        <p className="large-3 tabular">{amount === null ? '' : formatMoney(amount)}</p>
      </div>
      <div className="spread baseline gap-4 lines-0">
        <p className="row-4 lines-1">
          <StatusTag tone={tones[state]}>{copy.states[state]}</StatusTag>
          <span>{whenWords(row)}</span>
        </p>
        {amount?.currency === 'USD' && (
          <p className="quiet">
            {row.isPaid && row.paidPaise !== null
              ? copy.rows.rupeesPaid(formatMoney(rupees(row.paidPaise)))
              : copy.rows.inRupees(formatMoney(rupees(row.paise)))}
          </p>
        )}
      </div>
      {payee !== '' && <p className="quiet">{payee}</p>}
      {returned > 0 && amount !== null && <p>{copy.rows.returned(formatMoney(money(amount.currency, returned)))}</p>}
      {back !== null && (
        <p className="readable muted">
          {row.origin === 'own' && back.how !== '' ? copy.rows.back(back.how) : back.how}{' '}
          {back.until !== null && copy.rows.backUntil(formatDay(Temporal.PlainDate.from(back.until)))}
        </p>
      )}
      {source !== null && <SourceMark of={[source]} />}
      <div className="row-4 lines-1">
        {receipt !== null && (
          <Link href={receipt} target="_blank">
            {copy.rows.receipt}
            <VisuallyHidden>: {what}</VisuallyHidden>
          </Link>
        )}
        <Doing row={row} entry={entry} onEdit={onEdit} />
      </div>
    </li>
  )
}

function whenWords({ on, state, isDayEstimated }: Row): string {
  if (on === null) return state === 'paid' ? '' : copy.rows.noDay
  const day = formatDay(Temporal.PlainDate.from(on))
  if (state === 'paid') return copy.rows.paidOn(day)
  return isDayEstimated ? copy.rows.around(day) : copy.rows.by(day)
}

/** A row of one's own is changed; a usual one is taken over or doesn't apply; one that Safar knows stays as it is. */
function Doing({ row, entry, onEdit }: DoingProps) {
  const leaveOut = useVerb(() => moneyApi.leaveOut({ cost: row.id, isLeftOut: true }), { rereads: ['money'] })
  const about = <VisuallyHidden>: {row.what}</VisuallyHidden>
  if (entry !== undefined)
    return (
      <>
        {!entry.isPaid && (
          <Button kind="link" onClick={() => onEdit({ ...entry, isPaid: true })}>
            {copy.rows.markPaid}
            {about}
          </Button>
        )}
        <Button kind="link" onClick={() => onEdit(entry)}>
          {copy.rows.change}
          {about}
        </Button>
      </>
    )
  if (row.origin !== 'known' || row.mayCome) return null
  const { kind, what, payee, on } = row
  return (
    <>
      <Button kind="link" onClick={() => onEdit({ kind, what, payee, on })}>
        {row.amount === null ? copy.rows.addAmount : copy.rows.change}
        {about}
      </Button>
      <Button kind="link" busy={leaveOut.isPending} onClick={() => leaveOut.mutate(undefined)}>
        {copy.rows.doesNotApply}
        {about}
      </Button>
    </>
  )
}
