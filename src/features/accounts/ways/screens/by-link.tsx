import { useEffect, useEffectEvent, useState } from 'react'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import * as copy from '#src/features/accounts/proof/copy.ts'
import { proof } from './proof-api.ts'

type Link = {
  email: string
  /** The ways say so as soon as the link was pressed, in whichever tab. */
  isProved: boolean
  onProved: () => void
}

export function ByLink({ email, isProved, onProved }: Link) {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: {},
    submit: async () => {
      await proof.sendLink({})
      setSent(true)
    },
  })
  const go = useEffectEvent(onProved)
  useEffect(() => {
    if (isSent && isProved) go()
  }, [isSent, isProved])
  return isSent ? (
    <Notice tone="done" live>
      {copy.linkSent(email)}
    </Notice>
  ) : (
    <FormFrame form={form} label="Send a link">
      <SubmitButton form={form}>Send a link to {email}</SubmitButton>
    </FormFrame>
  )
}
