import { dayOf, formatDay } from '#src/values/dates.ts'
import { formatMoney, money } from '#src/values/money.ts'
import { Table, type Column } from '#src/ui/table.tsx'
import type { BackView } from '#src/stages/health-insurance/refunds/contract.ts'
import { allWords, tracker } from '#src/stages/health-insurance/refunds/rule/copy.ts'
import type { PolicyView } from '../contract.ts'

/** Of an insurance that was ended: what comes back of each payment, and how far that is. */
export function MoneyBack({ policy: { id, insurancePlan, back } }: { policy: PolicyView }) {
  const [why] = back.flatMap(({ ground }) => ground ?? [])
  const keptFor = new Set(back.flatMap(({ keptWhy }) => (keptWhy === null || keptWhy === why ? [] : keptWhy)))
  const title = tracker.title(insurancePlan)
  return (
    <section className="stack-3" aria-labelledby={`back-${id}`}>
      <h3 id={`back-${id}`}>{title}</h3>
      {why !== undefined && <p>{allWords({ why, ...sumsOf(back) })}</p>}
      <Table caption={title} columns={columns} rows={back} rowKey={({ payment }) => payment} />
      {[...keptFor].map(words => (
        <p key={words}>{tracker.kept(words)}</p>
      ))}
      {back.some(({ step }) => step === 'sent') && <p className="quiet">{tracker.bank}</p>}
    </section>
  )
}

/** Of those payments that the rule is about: all of them, or none. */
const sumsOf = (back: readonly BackView[]) => ({
  paid: back.reduce((sum, { paid }) => sum + paid, 0),
  due: back.reduce((sum, { due }) => sum + (due ?? 0), 0),
})

const { columns: labels, notYet } = tracker

const columns: readonly Column<BackView>[] = [
  { label: labels.what, cell: ({ what }) => what },
  { label: labels.paid, cell: ({ currency, paid }) => formatMoney(money(currency, paid)) },
  { label: labels.asked, cell: ({ askedAt }) => (askedAt === null ? tracker.nothing : dayWords(askedAt)) },
  {
    label: labels.approved,
    cell: view => (view.kept === view.paid ? tracker.nothing : doneWords(view, view.approved, view.approvedAt)),
  },
  {
    label: labels.sent,
    cell: view => (view.kept === view.paid ? tracker.none : doneWords(view, view.sent, view.sentAt)),
  },
  {
    label: labels.kept,
    cell: ({ currency, kept }) => (kept === null ? tracker.undecided : formatMoney(money(currency, kept))),
  },
]

function doneWords({ currency, askedAt }: BackView, minor: number, at: string | null): string {
  if (at !== null) return tracker.on(formatMoney(money(currency, minor)), dayWords(at))
  return askedAt === null ? '' : notYet
}

const dayWords = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))
