import { Loaded } from '#src/ui/waiting.tsx'
import { useState } from 'react'
import { useNow } from '#src/browser/use-now.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { RequestView } from '../contract.ts'
import { urgencyOf, priorityWords, wholeList } from '../rules.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { Cut, useMost } from './cut.tsx'
import { useCounts } from './work-counts.tsx'
import { DeskQueue, type QueueFilter } from './queue.tsx'
import { openColumns, studentColumn, whatColumn } from './request-columns.tsx'
import { requests as requestsApi } from './api.ts'
import { Screen } from './screen.tsx'
import { SelectedRequests } from './selected-requests.tsx'
import { Reopen } from './taker-of.tsx'
import { When } from './when.tsx'

/** What waits for somebody at the desk: the most urgent first, then who has waited longest. */
export function DeskRequests({ id, me }: { id: string | undefined; me: string }) {
  return id === 'settled' ? <SettledRequests /> : <OpenRequests me={me} />
}

const filtersFor = (
  me: string,
  now: Temporal.Instant,
  shown: readonly RequestView[],
): readonly QueueFilter<RequestView>[] => [
  {
    name: 'filter',
    label: 'Show',
    options: [
      { value: 'all', label: 'All', isShown: () => true },
      { value: 'mine', label: 'Mine', isShown: ({ takenBy }) => takenBy?.id === me },
      { value: 'free', label: 'Nobody has it', isShown: ({ takenBy }) => takenBy === null },
      {
        value: 'overdue',
        label: 'Overdue',
        isShown: ({ dueAt }) => urgencyOf(Temporal.Instant.from(dueAt), now) === 'overdue',
      },
    ],
  },
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Every kind', isShown: () => true },
      ...kindsOf(shown).map(([value, label]) => ({
        value,
        label,
        isShown: ({ kind }: RequestView) => kind === value,
      })),
    ],
  },
]

/** The kinds of the requests that are shown, sorted by their words. */
const kindsOf = (shown: readonly RequestView[]): (readonly [name: string, words: string])[] =>
  [...new Map(shown.map(({ kind, kindWords }) => [kind, kindWords]))].toSorted(([, one], [, other]) =>
    one.localeCompare(other),
  )

type Selection = { ids: ReadonlySet<string>; onSelect: (ids: readonly string[], isSelected: boolean) => void }

const selectColumn = ({ ids, onSelect }: Selection): Column<RequestView> => ({
  label: 'Select',
  hideLabel: true,
  ticks: true,
  cell: ({ id, isRequest, title, student }) =>
    isRequest && (
      <Checkbox
        name={`select-${id}`}
        label={<VisuallyHidden>{`Select ${title}, ${student?.name}`}</VisuallyHidden>}
        value={ids.has(id)}
        onChange={isSelected => onSelect([id], isSelected)}
      />
    ),
})

const selectionBar =
  (me: string, { ids, onSelect }: Selection) =>
  (rows: readonly RequestView[]) => {
    const shown = rows.filter(({ isRequest }) => isRequest)
    return (
      <SelectedRequests
        shown={shown}
        selected={shown.filter(({ id }) => ids.has(id))}
        me={me}
        onSelect={isSelected =>
          onSelect(
            shown.map(({ id }) => id),
            isSelected,
          )
        }
      />
    )
  }

function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const onSelect = (changed: readonly string[], isSelected: boolean) => {
    const rest = [...ids].filter(id => !changed.includes(id))
    setIds(new Set(isSelected ? [...rest, ...changed] : rest))
  }
  return { ids, onSelect }
}

function OpenRequests({ me }: { me: string }) {
  const now = useNow()
  const selection = useSelection()
  const { most, showMore } = useMost()
  const requests = useRead(requestsApi.list, { state: 'open', most })
  const all = useCounts().queues.find(({ queue }) => queue === wholeList)?.count
  const shown = optional(requests)?.length ?? 0
  return (
    <DeskQueue
      title="Requests"
      words={
        <>
          The most urgent first, then who has waited longest.{' '}
          <Link href="/desk/requests/settled">Settled requests</Link>
        </>
      }
      what="request"
      all="the requests"
      query={requests}
      textOf={({ title, student, kindWords }) => `${title} ${student?.name ?? ''} ${kindWords}`}
      filters={filtersFor(me, now, optional(requests) ?? [])}
      empty={{ title: 'Nothing waits', words: 'What students send for an answer appears here immediately.' }}
      tools={<Cut shown={shown} most={most} all={all} onMore={showMore} />}
      above={selectionBar(me, selection)}
      caption="Open requests"
      columns={[selectColumn(selection), ...openColumns({ me, now })]}
      rowKey={({ id }) => id}
    />
  )
}

const settledColumns: readonly Column<RequestView>[] = [
  whatColumn,
  studentColumn,
  { label: 'Priority', cell: ({ priority }) => priorityWords[priority] },
  { label: 'Settled', cell: ({ settledAt }) => settledAt !== null && <When at={settledAt} /> },
  { label: 'By', cell: ({ settledBy }) => settledBy ?? 'The student' },
  { label: 'Undo', hideLabel: true, cell: request => <Reopen request={request} /> },
]

function SettledRequests() {
  const { most, showMore } = useMost()
  return (
    <Screen title="Settled requests" words={<Link href="/desk/requests">Back to what waits</Link>}>
      <Loaded what="the settled requests" query={useRead(requestsApi.list, { state: 'settled', most })}>
        {settled =>
          settled.length === 0 ? (
            <EmptyState title="Nothing was settled yet">Once a request is answered, it is kept here.</EmptyState>
          ) : (
            <>
              <Cut shown={settled.length} most={most} onMore={showMore} />
              <Table
                caption="Settled requests, newest first"
                columns={settledColumns}
                rows={settled}
                rowKey={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}
