import { optional } from '#src/browser/reads.ts'
import { Fresh } from '#src/ui/waiting.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Shortcut } from '#src/ui/shortcuts.tsx'
import { Table, type TableProps } from '#src/ui/table.tsx'
import type { DeskPath } from '#src/wire/topics.ts'
import { FilterBar } from './filter-bar.tsx'
import { Screen } from './screen.tsx'
import { inDueOrder, isWaitingIn, useWork } from './use-requests.ts'
import { useView, type QueueView } from './views.ts'

export type QueueFilter<Row> = {
  name: string
  label: string
  /** The first is chosen to begin with. */
  options: readonly { value: string; label: string; isShown: (row: Row) => boolean }[]
}

/** Another order than that in which the rows come. */
export type QueueOrder<Row> = { value: string; label: string; compare: (one: Row, other: Row) => number }

export type DeskQueueProps<Row> = Omit<TableProps<Row>, 'rows' | 'showCaption'> & {
  title: string
  words: ReactNode
  /** 'SOP', and 'the SOPs': what a row is, and what all are. */
  what: string
  all: string
  query: UseQueryResult<readonly Row[]>
  /** Where a search finds a row. */
  textOf: (row: Row) => string
  /** Its own page, where what is due first stands first: a row is named by what its request is about. */
  page?: DeskPath
  /** Its filters choose what waits themselves. */
  choosesWaiting?: true
  filters?: readonly QueueFilter<Row>[]
  /** What the order in which the rows come is called, and others to choose from. */
  orders?: { usual: string; others: readonly QueueOrder<Row>[] }
  /** While there is nothing at all. */
  empty: { title: string; words: ReactNode }
  /** Above the list. */
  tools?: ReactNode
  /** Above the table, about the rows that are shown. */
  above?: (rows: readonly Row[]) => ReactNode
  keys?: readonly Shortcut[]
  /** Below the list. */
  children?: ReactNode
}

/** A list of work: searched, filtered, walked through by keys, with the views that somebody has saved. */
export function DeskQueue<Row>(props: DeskQueueProps<Row>) {
  const {
    title,
    words,
    what,
    all,
    query,
    textOf,
    page,
    choosesWaiting,
    filters: own = [],
    orders,
    tools,
    keys = [],
    children,
  } = props
  const { work, isAwaited } = useWork(page)
  const isWaiting = isWaitingIn(work)
  const filters =
    page === undefined || choosesWaiting ? own : [waitingFilter<Row>(row => isWaiting(props.rowKey(row))), ...own]
  const [view, setView] = useView()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isShown = (row: Row) =>
    textOf(row).toLowerCase().includes(view.search.trim().toLowerCase()) &&
    filters.every(filter => optionOf(filter, view)?.isShown(row) ?? true)
  return (
    <Screen title={title} words={words}>
      {tools}
      <FilterBar
        field={field}
        queue={title}
        view={view}
        onChange={setView}
        shown={optional(query)?.filter(isShown).length}
      >
        {filters.map(filter => (
          <Select
            key={filter.name}
            name={filter.name}
            label={filter.label}
            placeholder={null}
            value={optionOf(filter, view)?.value ?? ''}
            onChange={value => setView({ ...view, chosen: { ...view.chosen, [filter.name]: value } })}
            options={filter.options}
          />
        ))}
        {orders !== undefined && (
          <Select
            name="order"
            label="Sort by"
            placeholder={null}
            value={orderIn(orders, view)?.value ?? ''}
            onChange={order => setView({ ...view, chosen: { ...view.chosen, order } })}
            options={[{ value: '', label: orders.usual }, ...orders.others]}
          />
        )}
      </FilterBar>
      <div ref={list}>
        <Fresh what={all} query={query} isOld={isAwaited}>
          {rows => (
            <Rows
              {...props}
              rows={inOrder(inDueOrder(rows.filter(isShown), work, props.rowKey), orders, view)}
              total={rows.length}
            />
          )}
        </Fresh>
      </div>
      <ListKeys
        list={list}
        what={what}
        more={[{ keys: ['/'], words: 'Search', act: () => field.current?.focus() }, ...keys]}
      />
      {children}
    </Screen>
  )
}

/** Everything, or what still waits. */
const waitingFilter = <Row,>(isWaiting: (row: Row) => boolean): QueueFilter<Row> => ({
  name: 'show',
  label: 'Show',
  options: [
    { value: 'all', label: 'Everything', isShown: () => true },
    { value: 'waiting', label: 'What waits', isShown: isWaiting },
  ],
})

const optionOf = <Row,>({ name, options }: QueueFilter<Row>, { chosen }: QueueView) =>
  options.find(({ value }) => value === chosen[name]) ?? options[0]

type Orders<Row> = DeskQueueProps<Row>['orders']

const orderIn = <Row,>(orders: Orders<Row>, { chosen }: QueueView) =>
  orders?.others.find(({ value }) => value === chosen['order'])

function inOrder<Row>(rows: readonly Row[], orders: Orders<Row>, view: QueueView): readonly Row[] {
  const order = orderIn(orders, view)
  return order === undefined ? rows : rows.toSorted(order.compare)
}

type RowsProps<Row> = DeskQueueProps<Row> & { rows: readonly Row[]; total: number }

function Rows<Row>({ caption, columns, rowKey, empty, above, all, rows, total }: RowsProps<Row>) {
  if (total === 0) return <EmptyState title={empty.title}>{empty.words}</EmptyState>
  return (
    <>
      {above?.(rows)}
      {rows.length === 0 ? (
        <EmptyState title="Nothing found">{`None of ${all} matches. There are ${total} in all.`}</EmptyState>
      ) : (
        <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </>
  )
}
