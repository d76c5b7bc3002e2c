import { useState } from 'react'
import { ShortDay } from '#src/browser/short-day.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { classes } from '#src/ui/classes.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, money, rupees } from '#src/values/money.ts'
import type { EntryView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isOverdue } from '../of-student/rules.ts'
import { isEstimate, type CostState, type Row } from '../rules.ts'
import { moneyApi } from './api.ts'
import type { OnEdit } from './edits.ts'
import { inWhole } from './months.ts'
import { besideCost } from './slots.ts'
import s from './money.module.css'

const tones: Readonly<Record<CostState, StatusTone>> = {
  paid: 'done',
  due: 'ready',
  likely: 'open',
  'may-come': 'waiting',
  unknown: 'open',
}

type DoingProps = { row: Row; entry: EntryView | undefined; onEdit: OnEdit }
/** Each made once, with the script that it comes with; without it the row stands all the same. */
function useBesides() {
  const given = useGiven(besideCost)
  const [parts] = useState(() =>
    given.map(({ of, load }) => ({
      of,
      Part: later(
        orNothing(async () => (await load()).default),
        null,
      ),
    })),
  )
  return parts
}

type OneRowProps = DoingProps & { today: Temporal.PlainDate; isFirst: boolean }

/** Its day, what it is and how much; what else there is to say and to do of it comes on a press. */
export function OneRow({ row, entry, today, isFirst, onEdit }: OneRowProps) {
  const { what, payee, amount, state, back, receipt, step, source, returned } = row
  const besides = useBesides()
  return (
    <li className={classes('breakable', isFirst && s.first)} aria-labelledby={`cost-${row.id}`}>
      <details>
        <summary className={s.cost}>
          <RowDay row={row} today={today} />
          <span className={s.what}>
            <h3 id={`cost-${row.id}`}>{what}</h3>
            {payee !== '' && <span className="quiet block">{payee}</span>}
          </span>
          <Sum row={row} />
          <ChevronIcon size={16} />
        </summary>
        <div className="stack-2 pad-bottom-4">
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
          {returned > 0 && amount !== null && (
            <p>{copy.rows.returned(formatMoney(money(amount.currency, returned)))}</p>
          )}
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
            {step !== null && !isFirst && state !== 'paid' && <ToStep href={step} what={what} />}
            <Doing row={row} entry={entry} onEdit={onEdit} />
          </div>
          {besides.map(({ of, Part }) => (
            <Part key={of} row={row} />
          ))}
        </div>
      </details>
      {isFirst && step !== null && <ToStep href={step} what={what} wide />}
    </li>
  )
}

const ToStep = ({ href, what, wide = false }: { href: string; what: string; wide?: boolean }) => (
  <ButtonLink href={href} wide={wide}>
    {copy.due.toStep}
    <VisuallyHidden>: {what}</VisuallyHidden>
  </ButtonLink>
)

/** A day that has passed without the payment is said in words. */
function RowDay({ row, today }: { row: Row; today: Temporal.PlainDate }) {
  const { on, state, isDayEstimated } = row
  if (on === null) return <span className="quiet">{state === 'paid' ? '' : copy.rows.noDay}</span>
  return (
    <span className={s.day}>
      {state !== 'paid' && isDayEstimated && <span className="quiet block">{copy.rows.estimatedDay}</span>}
      <ShortDay day={Temporal.PlainDate.from(on)} today={today} />
      {isOverdue(row, today.toString()) && <span className="quiet block brick">{copy.rows.passed}</span>}
    </span>
  )
}

/** Rupees first: the family pays in them. Dollars are what is asked for. */
function Sum({ row }: { row: Row }) {
  const { amount, isPaid, paidPaise, paise } = row
  if (amount === null) return <span className={s.sum} />
  const inr = amount.currency === 'INR' ? amount.minor : isPaid && paidPaise !== null ? paidPaise : paise
  return (
    <span className={s.sum}>
      <span className={s.inr}>{inWhole(rupees(inr))}</span>
      {amount.currency === 'USD' && <span className="quiet block">{formatMoney(amount)}</span>}
      {isEstimate(row) && <span className="quiet block">{copy.estimate.toLowerCase()}</span>}
    </span>
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
