import { isDueForRecheck, monthsUntilRecheck, oldestFirst, type DatedFact } from '../../../journey/guide.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { dayOf, formatDay } from '../../../values/dates.ts'
import { Screen } from './screen.tsx'

const columnsOn = (today: string): readonly Column<DatedFact>[] => [
  { label: 'Fact', cell: ({ text }) => text },
  { label: 'Source', cell: ({ source }) => source.name },
  {
    label: 'Checked on',
    cell: ({ source: { checkedOn } }) => (
      <>
        {formatDay(Temporal.PlainDate.from(checkedOn))}{' '}
        {isDueForRecheck(checkedOn, today) && <StatusTag tone="wrong">Check again</StatusTag>}
      </>
    ),
  },
  { label: 'Shown at', cell: ({ shownAt }) => shownAt },
]

/** What our guides say about the world, oldest first: rules and prices move without telling us. */
export function FactCheck({ facts }: { facts: readonly DatedFact[] }) {
  const today = dayOf(Temporal.Now.instant()).toString()
  const due = facts.filter(({ source }) => isDueForRecheck(source.checkedOn, today)).length
  return (
    <Screen
      title="Facts to re-check"
      words={`Read each one again at its source ${monthsUntilRecheck} months after it was last checked. ${due} of ${facts.length} are due.`}
    >
      {facts.length === 0 ? (
        <EmptyState title="No facts yet">Facts with a source appear here.</EmptyState>
      ) : (
        <Table
          caption="Facts, oldest check first"
          columns={columnsOn(today)}
          rows={oldestFirst(facts)}
          rowKey={({ text, source, shownAt }) => `${text} ${source.name} ${shownAt}`}
        />
      )}
    </Screen>
  )
}
