import { readOf, useRead } from '#src/browser/reads.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import { CompareDialog } from '#src/features/progress/screens/compare-dialog.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { BarKey, BarList } from '#src/ui/bars.tsx'
import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatDay } from '#src/values/dates.ts'
import { loanLenders } from '#src/stages/loans/screens/api.ts'
import type { LenderView } from '#src/stages/loans/contract.ts'
import * as copy from '../copy.ts'
import { lenderOrders, orderedLenders, rateWords, type LenderOrder } from '../rules.ts'
import { withReads } from '#src/manifest/web.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { sourcesInWords } from '#src/journey/guide.ts'

export default withReads(CompareLenders, queries => queries.fetchQuery(readOf(loanLenders.compare)))

/** The comparison that a student may want before anything is filled in. */
function CompareLenders() {
  return (
    <CompareDialog label={copy.compare} title={copy.title}>
      <Comparison />
    </CompareDialog>
  )
}

function Comparison() {
  const lenders = useRead(loanLenders.compare)
  const [order, setOrder] = useState<LenderOrder>('rate')
  if (lenders.data === undefined) return <Waiting query={lenders} />
  const rows = orderedLenders(lenders.data, order)
  const sample = rows.find(({ isSample }) => isSample)
  return (
    <Stack gap={4}>
      {sample !== undefined && <p>{copy.sampleNote(dayWords(sample))}</p>}
      <Select
        label="Order"
        name="order"
        placeholder={null}
        value={order}
        onChange={value => setOrder(lenderOrders.find(one => one === value) ?? 'rate')}
        onBlur={() => {}}
        options={lenderOrders.map(value => ({ value, label: copy.orderNames[value] }))}
      />
      <Words of={['moratorium', 'margin', 'processingFee']} />
      <BarsOrTable
        bars={<Bars lenders={rows} />}
        table={
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls in a dialog takes the keyboard
          <section aria-label={copy.title} tabIndex={0}>
            <Table caption={copy.title} columns={columns} rows={rows} rowKey={({ bank }) => bank} />
          </section>
        }
      />
    </Stack>
  )
}

const Bars = ({ lenders }: { lenders: readonly LenderView[] }) => (
  <>
    <BarKey solid={copy.atBest} striped={copy.atWorst} />
    <BarList
      label={copy.title}
      first={2}
      rows={lenders.map(lender => ({
        key: lender.bank,
        name: (
          <>
            <strong>{lender.bank}</strong> {lender.isSample && <Tag>{copy.sample}</Tag>}
          </>
        ),
        amount: ratesOf(lender),
        bar: { certain: lender.rateFrom, atWorst: lender.rateTo },
        children: (
          <>
            <p>
              {copy.lenderWords(lender.criteria.most, copy.moratoriumWords(lender.moratorium), lender.usuallyTakes)}
            </p>
            <p className="quiet">{copy.lenderFees(lender.marginMoney, lender.hiddenFees)}</p>
            {!lender.isSample && (
              <p className="quiet">
                <ReadAt lender={lender} />
              </p>
            )}
          </>
        ),
      }))}
    />
  </>
)

const ratesOf = ({ rateFrom, rateTo }: LenderView): string =>
  rateFrom === rateTo ? `${rateWords(rateFrom)} %` : `${rateWords(rateFrom)} to ${rateWords(rateTo)} %`

const dayWords = ({ asOf }: LenderView): string => formatDay(Temporal.PlainDate.from(asOf))

const columns: readonly Column<LenderView>[] = [
  { label: 'Lender', cell: ({ bank }) => <strong>{bank}</strong> },
  {
    label: 'Interest rate',
    numeric: true,
    cell: ratesOf,
  },
  { label: 'Moratorium', cell: ({ moratorium }) => copy.moratoriumWords(moratorium) },
  { label: 'Tax rebate', cell: ({ rebateAvailable }) => (rebateAvailable ? copy.rebateYes : copy.rebateNo) },
  { label: 'Margin money', cell: ({ marginMoney }) => marginMoney },
  { label: 'Hidden fees', cell: ({ hiddenFees }) => hiddenFees },
  {
    label: 'Source',
    cell: lender => (lender.isSample ? <Tag>{copy.sample}</Tag> : <ReadAt lender={lender} />),
  },
]

/** Where and when the figures of a lender were read. */
function ReadAt({ lender: { source, asOf } }: { lender: Pick<LenderView, 'source' | 'asOf'> }) {
  return copy.readAt(sourcesInWords([{ name: source, checkedOn: asOf }], todayHere(useNow())))
}
