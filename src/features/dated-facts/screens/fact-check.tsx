import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { monthsUntilRecheck, type DatedFact } from '#src/journey/guide.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Select } from '#src/ui/select.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { inOrder, isDue, type FactRow } from '../rules.ts'
import { listedFactsQuery } from './dated-facts-query.ts'

type FactCheckProps = {
  /** What is written in our guides; the desk's lists are read. */
  facts: readonly DatedFact[]
  /** Whether this seat may open a page of the desk. */
  canOpen: (page: string) => boolean
}

/** All that Safar says about the world, oldest check first: rules and prices move without telling us. */
export function FactCheck({ facts, canOpen }: FactCheckProps) {
  const listed = useQuery(listedFactsQuery)
  const guides = facts.map(fact => ({ ...fact, editedAt: null, isSample: false }))
  return (
    <Screen
      title="Facts to re-check"
      words={`Read each one again at its source ${monthsUntilRecheck} months after it was last checked.`}
    >
      <Shown what="the facts" query={listed}>
        {lists => <Facts all={inOrder([...guides, ...lists])} canOpen={canOpen} />}
      </Shown>
    </Screen>
  )
}

function Facts({ all, canOpen }: { all: readonly FactRow[]; canOpen: FactCheckProps['canOpen'] }) {
  const today = dayOf(Temporal.Now.instant()).toString()
  const due = all.filter(fact => isDue(fact, today))
  const samples = all.filter(({ isSample }) => isSample)
  const [wanted, setWanted] = useState<'due' | 'all' | 'samples'>(due.length > 0 ? 'due' : 'all')
  const shown = { due, all, samples }[wanted]
  return (
    <>
      <Select
        name="which"
        label="Show"
        placeholder={null}
        value={wanted}
        onChange={value => setWanted(value === 'due' || value === 'samples' ? value : 'all')}
        options={[
          { value: 'due', label: `Due for a re-check: ${due.length}` },
          { value: 'all', label: `All facts: ${all.length}` },
          { value: 'samples', label: `Sample data: ${samples.length}` },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState title="Nothing to re-check">Every fact was checked in the last six months.</EmptyState>
      ) : (
        <Table
          caption="Facts, oldest check first"
          columns={columnsOn(today, canOpen)}
          rows={shown}
          rowKey={({ text, source, shownAt }) => `${text} ${source.name} ${shownAt}`}
        />
      )}
    </>
  )
}

const columnsOn = (today: string, canOpen: FactCheckProps['canOpen']): readonly Column<FactRow>[] => [
  {
    label: 'Fact',
    cell: ({ text, editedAt }) => (editedAt !== null && canOpen(editedAt) ? <Link href={editedAt}>{text}</Link> : text),
  },
  { label: 'Source', cell: ({ source }) => source.name },
  { label: 'Checked on', cell: fact => <Checked fact={fact} today={today} /> },
  { label: 'Shown at', cell: ({ shownAt }) => shownAt },
]

function Checked({ fact, today }: { fact: FactRow; today: string }) {
  const day = formatDay(Temporal.PlainDate.from(fact.source.checkedOn))
  return (
    <>
      {day} {fact.isSample && <Tag>Sample</Tag>}
      {isDue(fact, today) && <StatusTag tone="wrong">Check again</StatusTag>}
    </>
  )
}
