import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Stack } from '#src/ui/stack.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { sevis, visaRereads } from '#src/stages/visas/screens/api.ts'
import { paid } from '../copy.ts'
import { reversal, checkReversal, longestReason } from '../reversal/copy.ts'
import { readAgain } from '#src/browser/queries.ts'

/** What came off the card is put back by the desk: the student says what happened. */
export default function AskReversal() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {paid.ask}
      </Button>
      {isOpen && <ReversalForm onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReversalForm({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: { reason: '' },
    check: checkReversal,
    submit: async ({ reason }) => {
      await sevis.askReversal({ reason })
      await readAgain(queries, ...visaRereads)
      toasts.success(reversal.sent)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={reversal.title}>
      <Stack gap={4}>
        <p>{reversal.words}</p>
        <FormFrame form={form} label={reversal.title}>
          <TextArea {...form.field('reason')} label={reversal.reason} hint={reversal.hint} maxLength={longestReason} />
          <SubmitButton kind="primary" form={form}>
            {reversal.send}
          </SubmitButton>
        </FormFrame>
      </Stack>
    </Dialog>
  )
}
