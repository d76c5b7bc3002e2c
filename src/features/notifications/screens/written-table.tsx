import { Button } from '#src/ui/button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { WrittenView } from '../contract.ts'
import * as copy from '../copy.ts'
import { useNow } from '#src/browser/use-now.ts'

type RowActions = { onChange: (row: WrittenView) => void; onEnd: (row: WrittenView) => void }
type Over = (row: WrittenView) => boolean

export function WrittenTable({ rows, ...actions }: RowActions & { rows: readonly WrittenView[] }) {
  const now = useNow()
  const isOver: Over = ({ endTime }) => Temporal.Instant.compare(Temporal.Instant.from(endTime), now) <= 0
  return (
    <Table
      caption="Notifications written, newest first"
      columns={columnsWith(isOver, actions)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const columnsWith = (isOver: Over, actions: RowActions): readonly Column<WrittenView>[] => [
  { label: 'What', cell: row => <What {...row} /> },
  { label: 'To', cell: ({ to }) => to?.name ?? 'Everybody' },
  { label: 'Sent', cell: row => <Sent {...row} /> },
  { label: 'State', cell: row => <State row={row} isOver={isOver(row)} /> },
  { label: 'Seen', numeric: true, cell: ({ seen, of }) => <span className="one-line">{`${seen} of ${of}`}</span> },
  { label: 'Mailed', numeric: true, cell: ({ letters }) => lettersWords(letters) },
  { label: 'What to do', hideLabel: true, cell: row => !isOver(row) && <Buttons row={row} {...actions} /> },
]

const What = ({ title, type, by }: WrittenView) => (
  <>
    <span className="block semibold breakable">{title}</span>
    <span className="quiet block">
      {copy.typeNames[type]} · by {by}
    </span>
  </>
)

const Sent = ({ createdAt, modifiedAt }: WrittenView) => (
  <span>
    <When at={createdAt} />
    {modifiedAt !== createdAt && (
      <span className="quiet block">
        changed <When at={modifiedAt} />
      </span>
    )}
  </span>
)

function State({ row, isOver }: { row: WrittenView; isOver: boolean }) {
  if (isOver) return <StatusTag tone="done">Ended</StatusTag>
  return (
    <span>
      <StatusTag tone="waiting">Shown</StatusTag>
      <span className="quiet block">
        until <When at={row.endTime} />
      </span>
    </span>
  )
}

const Buttons = ({ row, onChange, onEnd }: RowActions & { row: WrittenView }) => (
  <span className="spread ending gap-4 lines-0">
    <Button kind="link" aria-label={`Change '${row.title}'`} onClick={() => onChange(row)}>
      Change
    </Button>
    <Button kind="link" aria-label={`End '${row.title}' now`} onClick={() => onEnd(row)}>
      End now
    </Button>
  </span>
)

function lettersWords(letters: WrittenView['letters']): string {
  if (letters === null) return 'None'
  return letters.waiting === 0 ? `${letters.sent} sent` : `${letters.sent} sent, ${letters.waiting} waiting`
}
