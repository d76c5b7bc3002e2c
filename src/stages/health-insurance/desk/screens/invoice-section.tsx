import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/table.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { voidWords } from '#src/stages/health-insurance/invoices/copy.ts'
import type { BillView } from '#src/stages/health-insurance/invoices/contract.ts'
import { billColumns, BillTables } from '#src/stages/health-insurance/invoices/screens/bills.tsx'
import type { DeskPolicy } from '../contract.ts'
import { done, reasonWords } from '../copy.ts'
import { deskInsurance, useInsuranceVerb } from './api.ts'
import { kindFor } from './next.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { deskVoidReasons } from '#src/stages/health-insurance/invoices/rules.ts'
import { useToasts } from '#src/ui/toasts.ts'

/** The bills: issued to the cent, and voided while they are not paid. */
export function InvoiceSection({ policy }: { policy: DeskPolicy }) {
  const [voiding, setVoiding] = useState<readonly BillView[]>([])
  const open = policy.bills.filter(isOpen)
  return (
    <section aria-labelledby="desk-invoice">
      <h2 id="desk-invoice">Invoice</h2>
      {policy.bills.length === 0 && <p>{nothingIssued(policy)}</p>}
      {policy.bills.length > 0 && <BillTables bills={policy.bills} columns={columnsFor(setVoiding)} />}
      <Actions>
        {policy.todos.includes('invoice') && <Issue policy={policy} />}
        {open.length > 1 && <Button onClick={() => setVoiding(open)}>Void all {open.length} open bills</Button>}
      </Actions>
      {voiding.length > 0 && <VoidBills policy={policy} bills={voiding} onClose={() => setVoiding([])} />}
    </section>
  )
}

const isOpen = ({ state }: BillView): boolean => state !== 'paid' && state !== 'void'

function nothingIssued({ invoice }: DeskPolicy): string {
  if (invoice === 0) return 'Nothing is left to pay after the deposit.'
  return `${formatMoney(dollars(invoice))} is left to pay after the deposit. No bill was issued yet.`
}

const columnsFor = (onVoid: (bills: readonly BillView[]) => void): readonly Column<BillView>[] => [
  ...billColumns,
  {
    label: 'Actions',
    hideLabel: true,
    cell: bill => (
      <>
        {isOpen(bill) && (
          <Button kind="link" onClick={() => onVoid([bill])}>
            Void it
          </Button>
        )}
        {bill.voidReason !== null && <span className="quiet">{voidWords[bill.voidReason]}</span>}
      </>
    ),
  },
]

function Issue({ policy: { id, todos } }: { policy: DeskPolicy }) {
  const issue = useInsuranceVerb(deskInsurance.issueInvoice, done.invoice)
  return (
    <Button kind={kindFor('invoice', todos)} busy={issue.isPending} onClick={() => issue.mutate({ id })}>
      Issue the invoice
    </Button>
  )
}

type VoidProps = { policy: DeskPolicy; bills: readonly BillView[]; onClose: () => void }

/** Why, as it decides what the student reads. */
function VoidBills({ policy: { id }, bills, onClose }: VoidProps) {
  const [reason, setReason] = useState<(typeof deskVoidReasons)[number]>('late-waiver')
  const toasts = useToasts()
  const act = useInsuranceVerb(deskInsurance.voidBills, () => {
    toasts.success(done.voided)
    onClose()
  })
  const amount = formatMoney(dollars(bills.reduce((sum, bill) => sum + bill.amount, 0)))
  return (
    <Dialog open onClose={onClose} title={`Void ${amount}`}>
      <Stack gap={4}>
        <p>The student is notified. If somebody pays on a page that is still open, you are asked to send it back.</p>
        <RadioGroup
          name="reason"
          label="Why"
          value={reason}
          onChange={setReason}
          options={deskVoidReasons.map(value => ({ value, label: reasonWords[value] }))}
        />
        <Actions>
          <Button
            kind="danger"
            busy={act.isPending}
            onClick={() => act.mutate({ id, bills: bills.map(bill => bill.id), reason })}
          >
            Void it
          </Button>
          <Button onClick={onClose}>Leave it</Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
