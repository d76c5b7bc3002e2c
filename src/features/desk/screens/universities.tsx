import { Fresh, Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { CheckedUniversity, WaitingUniversity } from '#src/features/universities/contract.ts'
import { deskUniversities } from './api.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { UniversityCheck } from './university-check.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { readAgain } from '#src/browser/queries.ts'

/** What students added: to be looked up, corrected and verified, so that everybody finds it. */
export function DeskUniversities() {
  const waiting = useRead(deskUniversities.waiting)
  const [open, setOpen] = useState<WaitingUniversity>()
  return (
    <Screen
      title="Universities to check"
      words="Added by students who did not find theirs. Until one is verified only they see it."
    >
      <Fresh what="the universities" query={waiting}>
        {rows => <Waiting rows={rows} onCheck={setOpen} />}
      </Fresh>
      <Checked />
      {open !== undefined && (
        <UniversityCheck
          key={open.id}
          university={open}
          isStillWaiting={waiting.data?.some(({ id }) => id === open.id) !== false}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Screen>
  )
}

function Waiting({ rows, onCheck }: { rows: readonly WaitingUniversity[]; onCheck: (row: WaitingUniversity) => void }) {
  if (rows.length === 0)
    return <EmptyState title="All are checked">A university that a student adds appears here immediately.</EmptyState>
  return (
    <Table
      caption="Universities to check, oldest first"
      columns={waitingColumns(onCheck)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const waitingColumns = (onCheck: (row: WaitingUniversity) => void): readonly Column<WaitingUniversity>[] => [
  { label: 'University', cell: ({ name }) => name },
  { label: 'Added by', cell: ({ addedBy }) => addedBy?.name || 'A guest' },
  { label: 'Added', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'Asked for by', cell: ({ askedForBy }) => askedForBy, numeric: true },
  {
    label: 'Check',
    hideLabel: true,
    cell: row => (
      <Button aria-label={`Check ${row.name}`} onClick={() => onCheck(row)}>
        Check
      </Button>
    ),
  },
]

function Checked() {
  const toasts = useToasts()
  const checked = useRead(deskUniversities.checked)
  const withdraw = useMutation({
    mutationFn: ({ id }: CheckedUniversity) => deskUniversities.withdraw({ id }),
    onSuccess: ({ name }) => toasts.success(`${name} waits to be checked again.`),
    onError: error => toasts.error(error.message),
    onSettled: (_data, _error, _input, _result, { client }) => readAgain(client, 'universities'),
  })
  if (checked.data?.length === 0) return null
  return (
    <section>
      <h2>Verified lately</h2>
      <Loaded what="what was verified" query={checked}>
        {rows => (
          <Table
            caption="Verified lately, newest first"
            columns={checkedColumns(row => withdraw.mutate(row))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
    </section>
  )
}

const checkedColumns = (onWithdraw: (row: CheckedUniversity) => void): readonly Column<CheckedUniversity>[] => [
  { label: 'University', cell: ({ name }) => name },
  { label: 'Web domain', cell: ({ domain }) => domain ?? 'None' },
  { label: 'Verified by', cell: ({ verifiedBy }) => verifiedBy ?? 'Somebody who has left' },
  { label: 'Verified', cell: ({ verifiedAt }) => <When at={verifiedAt} /> },
  {
    label: 'Withdraw',
    hideLabel: true,
    cell: row => (
      <Button kind="link" aria-label={`Withdraw ${row.name}`} onClick={() => onWithdraw(row)}>
        Withdraw
      </Button>
    ),
  },
]
