import { useState } from 'react'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useProof } from './use-proof.tsx'
import * as copy from '../copy.ts'
import { checkNewEmail } from '../rules.ts'
import { ways } from './api.ts'

export function AddEmail() {
  const { proved, dialog } = useProof()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: checkNewEmail,
    submit: async ({ email }) => {
      await proved(() => ways.askEmail({ email }))
      setSentTo(email.trim())
    },
  })
  return (
    <>
      <FormFrame form={form} label="Add an e-mail address">
        <TextInput
          {...form.field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="We send a link there. Open it on this device."
        />
        <SubmitButton form={form}>{sentTo === undefined ? 'Send the link' : 'Send another link'}</SubmitButton>
      </FormFrame>
      {sentTo !== undefined && (
        <Notice tone="done" live>
          {copy.emailLinkSent(sentTo)}
        </Notice>
      )}
      {dialog}
    </>
  )
}
