import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { DeskQueue, type QueueFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { ruleStates } from '#src/plan/rule.ts'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../record/rules.ts'
import { factRecord } from '../record/rules.ts'
import { againBy, inOrder, isDue, needsSource, type FactRow } from '../rules.ts'
import { datedFacts } from './api.ts'

type FactListProps = {
  /** Whether this seat may open a page of the desk. */
  canOpen: (page: string) => boolean
}

/** All that Safar says about the world, what is due for a re-check first. */
export function FactList({ canOpen }: FactListProps) {
  const today = dayOf(Temporal.Now.instant()).toString()
  // Nobody announces that another list of the desk was changed: it is read when the page is opened.
  const listed = useQuery({ ...readOf(datedFacts.list), staleTime: 0, select: inOrder })
  return (
    <DeskQueue<FactRow>
      title={copy.titles.all}
      words={
        <>
          {copy.titles.lede} <Link href="/desk/facts">{copy.titles.toRead}</Link>
        </>
      }
      what="fact"
      all="the facts"
      query={listed}
      textOf={({ text, source, shownAt }) => `${text} ${source.name} ${shownAt}`}
      filters={[dueFilter(today), stateFilter, placeFilter(listed.data ?? [])]}
      empty={copy.empty}
      caption="Facts, what is due first"
      columns={columnsOn(today, canOpen)}
      rowKey={({ text, source, shownAt, editedAt }) => `${editedAt} ${text} ${source.name} ${shownAt}`}
    />
  )
}

const dueFilter = (today: string): QueueFilter<FactRow> => ({
  name: 'show',
  label: 'Show',
  options: [
    { value: 'all', label: 'Everything', isShown: () => true },
    { value: 'due', label: copy.isDueNow, isShown: fact => isDue(fact, today) },
    { value: 'no-source', label: copy.noSourceYet, isShown: fact => needsSource(fact) },
    { value: 'samples', label: 'Sample data', isShown: ({ isSample }) => isSample },
  ],
})

/** What other lists of the desk say is in force as long as it is offered. */
const stateFilter: QueueFilter<FactRow> = {
  name: 'state',
  label: factRecord.state.look.label,
  options: [
    { value: '', label: 'Every state', isShown: () => true },
    ...ruleStates.map(value => ({
      value,
      label: copy.states[value],
      isShown: ({ state = 'inForce' }: FactRow) => state === value,
    })),
  ],
}

const placeFilter = (facts: readonly FactRow[]): QueueFilter<FactRow> => ({
  name: 'page',
  label: 'Page',
  options: [
    { value: '', label: 'Every page', isShown: () => true },
    ...[...new Set(facts.map(({ shownAt }) => shownAt))].toSorted().map(value => ({
      value,
      label: value,
      isShown: ({ shownAt }: FactRow) => shownAt === value,
    })),
  ],
})

const columnsOn = (today: string, canOpen: FactListProps['canOpen']): readonly Column<FactRow>[] => [
  {
    label: 'Fact',
    cell: ({ text, editedAt }) => (editedAt !== null && canOpen(editedAt) ? <Link href={editedAt}>{text}</Link> : text),
  },
  { label: 'State', cell: ({ state = 'inForce' }) => copy.states[state] },
  { label: 'Source', cell: fact => (needsSource(fact) ? <Tag>{copy.noSourceYet}</Tag> : fact.source.name) },
  { label: 'Checked on', cell: fact => (needsSource(fact) ? 'Never' : dayWords(fact.source.checkedOn)) },
  { label: 'Check again by', cell: fact => <CheckAgain fact={fact} today={today} /> },
  { label: 'Shown at', cell: ({ shownAt }) => shownAt },
]

function CheckAgain({ fact, today }: { fact: FactRow; today: string }) {
  if (fact.isSample) return <Tag>Sample</Tag>
  if (needsSource(fact)) return null
  return (
    <>
      {dayWords(againBy(fact))} {isDue(fact, today) && <StatusTag tone="wrong">Check again</StatusTag>}
    </>
  )
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
