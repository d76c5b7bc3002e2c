import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { phoneOf } from '#src/features/people/screens/phone-of.ts'
import { useProof } from './use-proof.tsx'
import { checkOtp } from '#src/features/accounts/rules.ts'
import { sendCode } from '#src/features/accounts/screens/send-code.ts'
import * as copy from '../copy.ts'
import { ways } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

/** A code to the phone, here and now. */
export function PhoneOffer({ phone, onLater }: { phone: string; onLater: () => void }) {
  const { prefix, number } = phoneOf(phone)
  const [isSent, setSent] = useState(false)
  const send = useVerb(() => sendCode({ prefix, phone: number }), {
    rereads: [],
    done: () => setSent(true),
  })
  const { proved, dialog } = useProof()
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: { otp: '' },
    check: checkOtp,
    submit: async ({ otp }) => {
      await proved(() => ways.putPhone({ prefix, phone: number, otp }))
      toasts.success(copy.phoneAdded)
      await readAgain(queries, 'session')
    },
  })
  return (
    <Card as="section" label={copy.provePhone.title}>
      <FormFrame form={form} label={copy.provePhone.title}>
        <Stack>
          <h3>{copy.provePhone.title}</h3>
          <p>{copy.provePhone.why(phone)}</p>
          {isSent && (
            <CodeInput
              {...form.field('otp')}
              label="Code"
              hint={`Sent to ${phone}. It works for 10 minutes.`}
              autoFocus
              onFilled={() => void form.submit()}
            />
          )}
          <Actions>
            {isSent ? (
              <Button kind="primary" type="submit" busy={form.busy}>
                {copy.provePhone.confirm}
              </Button>
            ) : (
              <Button busy={send.isPending} onClick={() => send.mutate()}>
                {copy.provePhone.send}
              </Button>
            )}
            {isSent && (
              <Button kind="link" busy={send.isPending} onClick={() => send.mutate()}>
                {copy.provePhone.again}
              </Button>
            )}
            <Button kind="link" onClick={onLater}>
              {copy.provePhone.later}
            </Button>
          </Actions>
        </Stack>
      </FormFrame>
      {dialog}
    </Card>
  )
}
