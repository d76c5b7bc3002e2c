import { useState } from 'react'
import { readOf, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { CompareDialog } from '#src/features/progress/screens/compare-dialog.tsx'
import { sourcesInWords } from '#src/journey/guide.ts'
import { withReads } from '#src/manifest/web.tsx'
import { loanLenders } from '#src/stages/loans/screens/api.ts'
import type { LenderView } from '#src/stages/loans/contract.ts'
import { ApartList, BesideBar, RangeBar } from '#src/ui/apart.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../comparison/copy.ts'
import { apartsOf, lenderOrders, orderedLenders, type LenderOrder } from '../comparison/rules.ts'
import { rateWords } from '../rules.ts'

export default withReads(CompareLenders, queries => queries.fetchQuery(readOf(loanLenders.compare)))

/** The comparison that a student may want before anything is filled in. */
function CompareLenders() {
  return (
    <CompareDialog label={copy.compare} title={copy.title}>
      <Comparison />
    </CompareDialog>
  )
}

/** All lenders in a table; on a phone by one measure at a time, which is the order as well. */
function Comparison() {
  const lenders = useRead(loanLenders.compare)
  const [order, setOrder] = useState<LenderOrder>('rate')
  if (lenders.data === undefined) return <Waiting query={lenders} />
  const rows = orderedLenders(lenders.data, order)
  const sample = rows.find(({ isSample }) => isSample)
  return (
    <Stack gap={3}>
      {sample !== undefined && <p className="muted text-1">{copy.sampleNote(dayWords(sample))}</p>}
      <div className="slim">
        <Select
          label={copy.compareBy}
          name="order"
          placeholder={null}
          value={order}
          onChange={value => setOrder(lenderOrders.find(one => one === value) ?? 'rate')}
          onBlur={() => {}}
          options={lenderOrders.map(value => ({ value, label: copy.orderNames[value] }))}
        />
      </div>
      <div className="when-wide">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls in a dialog takes the keyboard */}
        <section aria-label={copy.title} tabIndex={0}>
          <Table caption={copy.title} columns={columnsFor(rows)} rows={rows} rowKey={({ bank }) => bank} />
        </section>
      </div>
      <div className="when-narrow">
        <OneMeasure rows={rows} order={order} />
      </div>
      <Words of={['moratorium', 'margin', 'processingFee']} />
    </Stack>
  )
}

function OneMeasure({ rows, order }: { rows: readonly LenderView[]; order: LenderOrder }) {
  const aparts = apartsOf(rows, order)
  const isRate = order === 'rate' || order === 'highest'
  return (
    <ApartList
      label={copy.title}
      isStacked
      rows={rows.map((lender, index) => ({
        key: lender.bank,
        name: <strong>{lender.bank}</strong>,
        words: measureWords[order](lender),
        apart: aparts[index],
        ...(isRate && { bar: <Rates of={lender} among={rows} /> }),
        children: !lender.isSample && (
          <span className="quiet">
            <ReadAt lender={lender} />
          </span>
        ),
      }))}
    />
  )
}

/** From a lender's lowest rate to its highest, between the lowest and the highest of all. */
const Rates = ({ of, among }: { of: LenderView; among: readonly LenderView[] }) => (
  <RangeBar
    from={of.rateFrom}
    to={of.rateTo}
    least={Math.min(...among.map(({ rateFrom }) => rateFrom))}
    most={Math.max(...among.map(({ rateTo }) => rateTo))}
  />
)

const ratesOf = ({ rateFrom, rateTo }: LenderView): string =>
  rateFrom === rateTo ? `${rateWords(rateFrom)} %` : `${rateWords(rateFrom)} to ${rateWords(rateTo)} %`

const rebateOf = ({ rebateAvailable }: LenderView): string => (rebateAvailable ? copy.rebateYes : copy.rebateNo)

const measureWords: Record<LenderOrder, (lender: LenderView) => string> = {
  rate: ratesOf,
  highest: ratesOf,
  moratorium: ({ moratorium }) => copy.moratoriumWords(moratorium),
  rebate: rebateOf,
  margin: ({ marginMoney }) => marginMoney,
  fee: ({ hiddenFees }) => hiddenFees,
  amount: ({ criteria }) => copy.upTo(criteria.most),
  answer: ({ usuallyTakes }) => usuallyTakes,
}

const dayWords = ({ asOf }: LenderView): string => formatDay(Temporal.PlainDate.from(asOf))

function columnsFor(rows: readonly LenderView[]): readonly Column<LenderView>[] {
  const { columns } = copy
  const sourced: readonly Column<LenderView>[] = [
    {
      label: columns.source,
      cell: lender => (lender.isSample ? <Tag>{copy.sample}</Tag> : <ReadAt lender={lender} />),
    },
  ]
  return [
    { label: columns.lender, cell: ({ bank }) => <strong className="one-line">{bank}</strong> },
    {
      label: columns.rate,
      cell: lender => <BesideBar words={ratesOf(lender)} bar={<Rates of={lender} among={rows} />} />,
    },
    { label: columns.moratorium, cell: measureWords.moratorium },
    { label: columns.rebate, cell: rebateOf },
    { label: columns.margin, cell: measureWords.margin },
    { label: columns.fees, cell: measureWords.fee },
    // The note above says it of all of them where all are samples.
    ...(rows.every(({ isSample }) => isSample) ? [] : sourced),
  ]
}

/** Where and when the figures of a lender were read. */
function ReadAt({ lender: { source, asOf } }: { lender: Pick<LenderView, 'source' | 'asOf'> }) {
  return copy.readAt(sourcesInWords([{ name: source, checkedOn: asOf }], todayHere(useNow())))
}
