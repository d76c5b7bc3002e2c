import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { CopyList } from '#src/ui/copy-list.tsx'
import { NumbersForm } from '#src/stages/visas/numbers/screens/numbers-form.tsx'
import type { NumbersView } from '#src/stages/visas/numbers/contract.ts'
import { itemsOf } from '#src/stages/visas/numbers/screens/copied.ts'
import { sevis, useVisaVerb, visaNumbers } from '#src/stages/visas/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { later } from '#src/ui/later.tsx'
import type { SevisView } from '../contract.ts'
import { details } from '../copy.ts'
import { holdsFee } from '../rules.ts'

// Shown in the guide, which is opened by a press.
const CheckI20 = later(async () => (await import('#src/stages/visas/i20-check/screens/check-i20.tsx')).CheckI20, null)
const ChecksBefore = later(
  async () => (await import('#src/stages/visas/paper-checks/screens/checks-before.tsx')).ChecksBefore,
  null,
)

/** (2) What the site asks for, to be copied, and then how it was paid. */
export function FeeDetails({ fee, onDone }: { fee: SevisView; onDone: () => void }) {
  const known = useRead(visaNumbers.read)
  if (known.data === undefined) return <Waiting query={known} />
  return (
    <Stack gap={4}>
      <h3>{details.title}</h3>
      <p>{details.words}</p>
      {fee.paidAt === null && <ChecksBefore what="fee" />}
      {fee.paidAt === null && <CheckI20 known={known.data} />}
      <OwnNumbers known={known.data} />
      <CopyList
        label="I-20 details"
        missing={details.missing}
        items={itemsOf(known.data, [
          'sevisId',
          'schoolCode',
          'i20Surname',
          'i20Given',
          'dob',
          'email',
          'citizenshipCountry',
          'birthCountry',
        ])}
      />
      <p>{details.address}</p>
      {fee.paidAt === null && <HowPaid canUseCard={holdsFee(fee.card_funds)} onDone={onDone} />}
    </Stack>
  )
}

/** Once both are there, the form stands back. */
function OwnNumbers({ known }: { known: NumbersView }) {
  const { sevisId = '', schoolCode = '' } = known.numbers
  const [isOpen, setIsOpen] = useState(sevisId === '' || schoolCode === '')
  if (isOpen) return <NumbersForm known={known} names={['sevisId', 'schoolCode']} />
  return (
    <div>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {details.changeNumbers}
      </Button>
    </div>
  )
}

function HowPaid({ canUseCard, onDone }: { canUseCard: boolean; onDone: () => void }) {
  const toasts = useToasts()
  const pay = useVisaVerb(sevis.pay, () => {
    toasts.success('The SEVIS fee is noted as paid.')
    onDone()
  })
  const isBusy = (paidWith: 'card' | 'elsewhere') => pay.isPending && pay.variables.with === paidWith
  return (
    <Actions>
      {canUseCard && (
        <Button kind="primary" busy={isBusy('card')} onClick={() => pay.mutate({ with: 'card' })}>
          {details.paidWithCard}
        </Button>
      )}
      <Button
        kind={canUseCard ? 'quiet' : 'primary'}
        busy={isBusy('elsewhere')}
        onClick={() => pay.mutate({ with: 'elsewhere' })}
      >
        {details.paidElsewhere}
      </Button>
    </Actions>
  )
}
