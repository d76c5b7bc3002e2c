import { useEffect, useEffectEvent, useState } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import { PressForm } from '#src/ui/press-form.tsx'
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
  const sendLink = async () => {
    await proof.sendLink({})
    setSent(true)
  }
  const go = useEffectEvent(onProved)
  useEffect(() => {
    if (isSent && isProved) go()
  }, [isSent, isProved])
  return isSent ? (
    <Notice tone="done" live>
      {copy.linkSent(email)}
    </Notice>
  ) : (
    <PressForm label="Send a link" press={sendLink}>{`Send a link to ${email}`}</PressForm>
  )
}
