import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Button } from '#src/ui/button.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import type { RemittanceView } from '../contract.ts'
import * as copy from '../copy.ts'
import { remittancesApi } from './api.ts'
import type { Row } from '../on-pan/rules.ts'

type SentRowsProps = { rows: readonly Row[]; caption: string; onEdit: (row: RemittanceView) => void }

/** What was entered can be changed and taken out; what was paid for the card is as it was paid. */
export const SentRows = ({ rows, caption, onEdit }: SentRowsProps) => (
  <Table caption={caption} columns={columnsFor(onEdit)} rows={rows} rowKey={({ id }) => id} />
)

const columnsFor = (onEdit: SentRowsProps['onEdit']): readonly Column<Row>[] => [
  { label: copy.columns.day, cell: ({ day }) => formatDay(day) },
  { label: copy.columns.kind, cell: ({ kind }) => copy.kindNames[kind] },
  { label: copy.columns.rupees, numeric: true, cell: ({ sent }) => formatMoney(sent) },
  { label: copy.columns.dollars, numeric: true, cell: ({ received }) => formatMoney(received) },
  { label: copy.columns.tcs, numeric: true, cell: ({ tcs }) => formatMoney(tcs) },
  { label: copy.columns.through, cell: ({ typed }) => (typed === undefined ? copy.card : typed.through || '–') },
  {
    label: copy.columns.actions,
    hideLabel: true,
    cell: row => row.typed !== undefined && <Actions row={row} typed={row.typed} onEdit={onEdit} />,
  },
]

type ActionsProps = { row: Row; typed: RemittanceView; onEdit: SentRowsProps['onEdit'] }

function Actions({ row, typed, onEdit }: ActionsProps) {
  const words = `${formatMoney(row.sent)}, ${formatDay(row.day)}`
  return (
    <span className="wrap inline gap-3">
      <Button kind="link" aria-label={`${copy.edit}: ${words}`} onClick={() => onEdit(typed)}>
        {copy.edit}
      </Button>
      <ConfirmVerb
        label={copy.remove}
        aria-label={`${copy.remove}: ${words}`}
        title={copy.removeTitle}
        confirm={copy.remove}
        keep={copy.keep}
        act={() => remittancesApi.remove({ id: row.id })}
        rereads={['payments']}
        done={copy.removed}
      >
        <p>{copy.removeWhat(`${words}.`)}</p>
      </ConfirmVerb>
    </span>
  )
}
