import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { partners } from '#src/stages/health-insurance/purchase/rules.ts'
import type { QueuedPolicy } from '../contract.ts'
import { filterWords, todoWords } from '../copy.ts'
import { todos } from '../rules.ts'
import s from './desk-insurance.module.css'
import { insuranceQueue } from './desk-queries.ts'
import { Todos } from './todos.tsx'

const columns: readonly Column<QueuedPolicy>[] = [
  { label: 'Student', cell: ({ id, student }) => <Link href={`/desk/insurance/${id}`}>{student.name}</Link> },
  { label: 'Plan', cell: ({ planName, partner }) => `${planName} (${partner})` },
  { label: 'University', cell: ({ university }) => university },
  { label: 'Deposit paid', cell: ({ paidAt }) => <When at={paidAt} /> },
  { label: 'Waits for', cell: policy => <Todos policy={policy} /> },
]

/** Insurances with a paid deposit: what waits longest first. */
export function InsuranceQueue() {
  const list = useRef<HTMLDivElement>(null)
  const [waitsFor, setWaitsFor] = useState('waiting')
  const [partner, setPartner] = useState('')
  return (
    <Screen
      title="Insurance requests"
      words="Every paid deposit stands here: its card, its waiver, its invoice, and how far each is."
    >
      <div className={s.filters}>
        <Select
          name="waits-for"
          label="Show"
          placeholder={null}
          value={waitsFor}
          onChange={setWaitsFor}
          options={[
            { value: 'waiting', label: filterWords.waiting },
            ...todos.map(value => ({ value, label: todoWords[value] })),
            { value: '', label: filterWords.all },
          ]}
        />
        <Select
          name="partner"
          label="Partner"
          placeholder={null}
          value={partner}
          onChange={setPartner}
          options={[{ value: '', label: filterWords.partners }, ...partners.map(value => ({ value, label: value }))]}
        />
      </div>
      <div ref={list}>
        <Stack gap={2}>
          <ListKeys list={list} what="insurance" />
          <Shown what="the insurance requests" query={useQuery(insuranceQueue)}>
            {all => <Found all={all} found={all.filter(one => isWanted(one, waitsFor, partner))} />}
          </Shown>
        </Stack>
      </div>
    </Screen>
  )
}

function isWanted(policy: QueuedPolicy, waitsFor: string, partner: string): boolean {
  if (partner !== '' && policy.partner !== partner) return false
  if (waitsFor === '') return true
  return waitsFor === 'waiting' ? policy.todos.length > 0 : policy.todos.some(todo => todo === waitsFor)
}

function Found({ all, found }: { all: readonly QueuedPolicy[]; found: readonly QueuedPolicy[] }) {
  if (all.length === 0) {
    return (
      <EmptyState title="No requests yet">
        An insurance stands here the moment a student has paid its deposit. None is waiting.
      </EmptyState>
    )
  }
  if (found.length === 0) return <EmptyState title="Nothing here">{filterWords.none(all.length)}</EmptyState>
  return (
    <Table
      caption="Insurance requests, what waits longest first"
      columns={columns}
      rows={found}
      rowKey={({ id }) => id}
    />
  )
}
