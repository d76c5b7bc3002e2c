import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { BillView } from '#src/stages/health-insurance/invoices/contract.ts'
import { deskVoidReasons } from '#src/stages/health-insurance/invoices/rules.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskPolicy } from '../contract.ts'
import { done, reasonWords } from '../copy.ts'
import { deskInsurance, useInsuranceVerb } from './desk-queries.ts'

type VoidProps = { policy: DeskPolicy; bills: readonly BillView[]; onClose: () => void }

/** Why, as it decides what the student reads. */
export function VoidBills({ policy: { id }, bills, onClose }: VoidProps) {
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
