import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Stack } from '#src/ui/stack.tsx'
import { phoneOf } from '#src/features/people/screens/phone-of.ts'
import { useAdding } from './use-proof.tsx'
import { checkOtp } from '#src/features/accounts/rules.ts'
import { sendCode } from '#src/features/accounts/screens/send-code.ts'
import * as copy from '../copy.ts'
import { ways } from './api.ts'

/** A code to the phone, here and now. */
export function PhoneOffer({ phone, onLater }: { phone: string; onLater: () => void }) {
  const { prefix, number } = phoneOf(phone)
  const [isSent, setSent] = useState(false)
  const send = useVerb(() => sendCode({ prefix, phone: number }), {
    rereads: [],
    done: () => setSent(true),
  })
  const { added, dialog } = useAdding(copy.phoneAdded)
  const form = useForm({
    initial: { otp: '' },
    check: checkOtp,
    submit: ({ otp }) => added(() => ways.putPhone({ prefix, phone: number, otp })),
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
              <Button type="submit" busy={form.busy}>
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
