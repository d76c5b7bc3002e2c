import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepLinkEmail } from '../../../../browser/keeping.ts'
import { apiOf } from '../../../../browser/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeInput } from '../../../../ui/code-input.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { useForm } from '../../../../ui/form.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { PasswordInput } from '../../../../ui/password-input.tsx'
import { Loading, SkeletonLine } from '../../../../ui/skeleton.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { successes } from '../../copy.ts'
import { checkOtp } from '../../rules.ts'
import { accounts } from '../../screens/session.ts'
import { waysQuery } from '../../ways/screens/ways-query.ts'
import type { WaysView } from '../../ways/contract.ts'
import type { proofContract } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkProof } from '../rules.ts'

const proof = apiOf<typeof proofContract>('proof')

/** Asks once more for the password, a code or a link: whichever this account has. */
export function ProveAgain({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { data: ways } = useQuery(waysQuery)
  return (
    <Dialog open title={copy.title} onClose={onClose}>
      <Stack>
        <p>{copy.why}</p>
        {ways === undefined ? (
          <Loading>
            <SkeletonLine width="60%" />
          </Loading>
        ) : (
          <Proof ways={ways} onProved={onProved} />
        )}
      </Stack>
    </Dialog>
  )
}

function Proof({ ways: { hasPassword, phone, email }, onProved }: { ways: WaysView; onProved: () => void }) {
  const [isByCode, setByCode] = useState(!hasPassword)
  if (isByCode && phone !== null) return <ByCode phone={phone} onProved={onProved} />
  if (hasPassword) {
    return <ByPassword onProved={onProved} onOther={phone === null ? undefined : () => setByCode(true)} />
  }
  return email !== null && <ByLink email={email} />
}

function ByPassword({ onProved, onOther }: { onProved: () => void; onOther: (() => void) | undefined }) {
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
      {onOther !== undefined && (
        <Button kind="link" onClick={onOther}>
          Use a code by SMS instead
        </Button>
      )}
    </FormFrame>
  )
}

function ByCode({ phone, onProved }: { phone: string; onProved: () => void }) {
  const [isSent, setSent] = useState(false)
  const sending = useForm({
    initial: {},
    submit: async () => {
      await proof.sendCode({})
      setSent(true)
    },
  })
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
    <FormFrame form={sending} label="Send a code">
      <Button kind="primary" type="submit" busy={sending.busy}>
        Send a code to {phone}
      </Button>
    </FormFrame>
  )
}

/** The link signs in anew, which is a proof. */
function ByLink({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: {},
    submit: async () => {
      await accounts.sendLink({ email })
      keepLinkEmail(email)
      setSent(true)
    },
  })
  return isSent ? (
    <Notice tone="done" live>
      {successes.linkSent(email)}
    </Notice>
  ) : (
    <FormFrame form={form} label="Send a link">
      <Button kind="primary" type="submit" busy={form.busy}>
        Send a sign-in link to {email}
      </Button>
    </FormFrame>
  )
}
