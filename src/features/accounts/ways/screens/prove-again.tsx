import { useRead } from '#src/browser/reads.ts'
import { useState, useEffect, useEffectEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { PressForm } from '#src/ui/press-form.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { checkOtp } from '#src/features/accounts/rules.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import * as copy from '#src/features/accounts/proof/copy.ts'
import { checkProof, type ProofWay } from '#src/features/accounts/proof/rules.ts'
import type { WaysView } from '../contract.ts'
import { proof } from './proof-api.ts'
import { ways as waysApi } from './api.ts'

const GiveFactor = later(
  async () => (await import('#src/features/accounts/second-factor/screens/give-factor.tsx')).GiveFactor,
  <Loading rows={0} />,
)

type Proved = { onProved: () => void }

/** Asks once more for what counts for this account today: a second factor where there is one, else one of the others. */
export function ProveAgain({ onProved, onClose }: Proved & { onClose: () => void }) {
  return (
    <Dialog open title={copy.title} onClose={onClose}>
      <Stack>
        <p>{copy.why}</p>
        <Loaded query={useRead(waysApi.read)} what="your ways to sign in" rows={0}>
          {ways => <Proof ways={ways} onProved={onProved} />}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

function Proof({ ways, onProved }: Proved & { ways: WaysView }) {
  const { proofs, phoneMayBeRecycled } = ways
  if (proofs.includes('passkey') || proofs.includes('app')) {
    return <GiveFactor hasPasskey={proofs.includes('passkey')} hasApp={proofs.includes('app')} onGiven={onProved} />
  }
  if (proofs.length === 0) return <Notice tone="wrong">{copy.noWay}</Notice>
  return (
    <>
      {phoneMayBeRecycled && !proofs.includes('code') && <Notice tone="info">{copy.codeProvesNothing}</Notice>}
      <Others ways={ways} onProved={onProved} />
    </>
  )
}

const otherWords = {
  password: 'Use the password instead',
  code: 'Use a code by SMS instead',
  link: 'Use a link by e-mail instead',
} as const
type Other = keyof typeof otherWords

const isOther = (way: ProofWay): way is Other => way in otherWords

/** In the order in which they are quick. */
const order: readonly Other[] = ['password', 'code', 'link']

function Others({ ways, onProved }: Proved & { ways: WaysView }) {
  const all = order.filter(way => ways.proofs.filter(isOther).includes(way))
  const [chosen, setChosen] = useState<Other>()
  const way = chosen ?? all[0]
  return (
    <>
      {way === 'password' && <ByPassword onProved={onProved} />}
      {way === 'code' && <ByCode phone={ways.phone ?? ''} onProved={onProved} />}
      {way === 'link' && <ByLink email={ways.email ?? ''} isProved={ways.isProved} onProved={onProved} />}
      {all
        .filter(other => other !== way)
        .map(other => (
          <div key={other}>
            <Button kind="link" onClick={() => setChosen(other)}>
              {otherWords[other]}
            </Button>
          </div>
        ))}
    </>
  )
}

function ByPassword({ onProved }: Proved) {
  const form = useForm({
    initial: { password: '' },
    check: checkProof,
    submit: async values => {
      await proof.byPassword(values)
      onProved()
    },
  })
  return (
    <FormFrame form={form} label={copy.title}>
      <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" />
      <Button kind="primary" type="submit" busy={form.busy}>
        Go on
      </Button>
    </FormFrame>
  )
}

function ByCode({ phone, onProved }: Proved & { phone: string }) {
  const [isSent, setSent] = useState(false)
  const sendCode = async () => {
    await proof.sendCode({})
    setSent(true)
  }
  const form = useForm({
    initial: { otp: '' },
    check: checkOtp,
    submit: async values => {
      await proof.byCode(values)
      onProved()
    },
  })
  return isSent ? (
    <FormFrame form={form} label="Enter the code">
      <CodeInput
        {...form.field('otp')}
        label="Code"
        hint={`Sent to ${phone}. It works for 10 minutes.`}
        autoFocus
        onFilled={() => void form.submit()}
      />
      <Button kind="primary" type="submit" busy={form.busy}>
        Go on
      </Button>
    </FormFrame>
  ) : (
    <PressForm label="Send a code" kind="primary" press={sendCode}>{`Send a code to ${phone}`}</PressForm>
  )
}

type Link = {
  email: string
  /** The ways say so as soon as the link was pressed, in whichever tab. */
  isProved: boolean
  onProved: () => void
}

function ByLink({ email, isProved, onProved }: Link) {
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
