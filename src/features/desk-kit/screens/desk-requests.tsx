import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Select } from '#src/ui/select.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Screen } from './screen.tsx'
import { Shown } from './shown.tsx'
import { When } from './when.tsx'
import type { RequestView } from '../contract.ts'
import { kindWords, priorityWords } from '../copy.ts'
import { PriorityOf } from './priority-of.tsx'
import s from './requests.module.css'
import { requestsQuery } from './requests-query.ts'
import { TakerOf } from './taker-of.tsx'

type Filter = { value: string; label: string; isShown: (request: RequestView, me: string) => boolean }
const all: Filter = { value: 'all', label: 'All', isShown: () => true }
const filters: readonly Filter[] = [
  all,
  { value: 'mine', label: 'Mine', isShown: ({ takenBy }, me) => takenBy?.id === me },
  { value: 'free', label: 'Nobody has it', isShown: ({ takenBy }) => takenBy === null },
]

/** What waits for somebody at the desk: the most urgent first, then who has waited longest. */
export function DeskRequests({ id, me }: { id: string | undefined; me: string }) {
  return id === 'settled' ? <SettledRequests /> : <OpenRequests me={me} />
}

function OpenRequests({ me }: { me: string }) {
  const [filter, setFilter] = useState(all)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Screen title="Requests" words="The most urgent first, then who has waited longest.">
      <div className={s.filters}>
        <Select
          label="Show"
          name="filter"
          placeholder={null}
          value={filter.value}
          onChange={value => setFilter(filters.find(one => one.value === value) ?? all)}
          options={filters}
        />
        <Link href="/desk/requests/settled">Settled requests</Link>
      </div>
      <div ref={list}>
        <Shown what="the requests" query={useQuery(requestsQuery('open'))}>
          {open => <OpenTable requests={open.filter(one => filter.isShown(one, me))} isAll={filter === all} me={me} />}
        </Shown>
      </div>
      <ListKeys list={list} what="request" />
    </Screen>
  )
}

function OpenTable({ requests, isAll, me }: { requests: readonly RequestView[]; isAll: boolean; me: string }) {
  if (requests.length === 0) {
    return isAll ? (
      <EmptyState title="Nothing waits">What a student asks for stands here the moment it is sent.</EmptyState>
    ) : (
      <EmptyState title="Nothing here">Show all to see what waits for others.</EmptyState>
    )
  }
  return <Table caption="Open requests" columns={columnsFor(me)} rows={requests} rowKey={({ id }) => id} />
}

const columnsFor = (me: string): readonly Column<RequestView>[] => [
  { label: 'Priority', cell: request => <PriorityOf request={request} /> },
  { label: 'What', cell: request => <What request={request} /> },
  { label: 'Student', cell: ({ student }) => <Link href={`/desk/students/${student.id}`}>{student.name}</Link> },
  { label: 'Asked', cell: ({ askedAt }) => <When at={askedAt} /> },
  { label: 'Who has it', cell: request => <TakerOf request={request} me={me} /> },
]

function What({ request: { path, title, kind } }: { request: RequestView }) {
  return (
    <span>
      <Link href={path}>{title}</Link>
      <span className={s.kind}>{kindWords[kind]}</span>
    </span>
  )
}

const settledColumns: readonly Column<RequestView>[] = [
  { label: 'What', cell: request => <What request={request} /> },
  { label: 'Student', cell: ({ student }) => <Link href={`/desk/students/${student.id}`}>{student.name}</Link> },
  { label: 'Priority', cell: ({ priority }) => priorityWords[priority] },
  { label: 'Settled', cell: ({ settledAt }) => settledAt !== null && <When at={settledAt} /> },
  { label: 'By', cell: ({ settledBy }) => settledBy ?? 'The student' },
]

function SettledRequests() {
  return (
    <Screen title="Settled requests" words={<Link href="/desk/requests">Back to what waits</Link>}>
      <Shown what="the settled requests" query={useQuery(requestsQuery('settled'))}>
        {settled =>
          settled.length === 0 ? (
            <EmptyState title="Nothing was settled yet">Once a request is answered, it is kept here.</EmptyState>
          ) : (
            <Table
              caption="Settled requests, newest first"
              columns={settledColumns}
              rows={settled}
              rowKey={({ id }) => id}
            />
          )
        }
      </Shown>
    </Screen>
  )
}
