import type { rightsContracts, PackView } from '#src/features/rights/contract.ts'
import { useState } from 'react'
import { newKey, sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { saveFile } from '#src/browser/download.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import type { Asked } from '../copy.ts'
import { csvOf } from './csv.ts'

type PackProps = { asked: Asked; pack: PackView; onNotified: () => void }

export function Pack({ asked, pack: { people, notice, toTheBoard }, onNotified }: PackProps) {
  const [key] = useState(newKey)
  const tell = useVerb(() => deskApiOf<typeof rightsContracts>(sendOnce(key)).breach.tell(asked), {
    rereads: ['desk-actions', 'notifications-written'],
    done: onNotified,
  })
  const count = people.length === 1 ? '1 person' : `${people.length} people`
  return (
    <section className="stack-3" aria-label="The pack">
      <h2>{count} concerned</h2>
      {tell.data !== undefined && (
        <Notice tone="done" live title={`Notified: ${count}`}>
          In the app at once, by e-mail within a minute.
        </Notice>
      )}
      <div className="screen-only">
        <Actions>
          {tell.data === undefined && (
            <ConfirmButton
              label={`Tell ${count}`}
              button="primary"
              title={`Tell ${count}?`}
              confirm="Tell them now"
              keep="Not yet"
              busy={tell.isPending}
              onConfirm={close => tell.mutate(undefined, { onSettled: close })}
            >
              <p>It cannot be taken back: they get it in the app and by e-mail.</p>
            </ConfirmButton>
          )}
          <Button onClick={() => saveFile(new Blob([csvOf(people)], { type: 'text/csv' }), 'breach-people.csv')}>
            Save as CSV
          </Button>
          <Button onClick={() => print()}>Print</Button>
        </Actions>
      </div>
      <h3>To the people</h3>
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>{notice.body}</p>
      <h3>To the Board</h3>
      <p className="as-typed">{toTheBoard}</p>
      <h3>Who, and what they have here</h3>
      <Table caption="People concerned" columns={columns} rows={people} rowKey={({ id }) => id} />
    </section>
  )
}

const columns: readonly Column<PackView['people'][number]>[] = [
  { label: 'Who', cell: ({ id, name }) => <Link href={`/desk/people/${id}`}>{name === '' ? 'A visitor' : name}</Link> },
  { label: 'E-mail', cell: ({ email }) => email ?? 'None' },
  { label: 'Kinds of data', cell: ({ kinds }) => kinds.join(', ') },
]
