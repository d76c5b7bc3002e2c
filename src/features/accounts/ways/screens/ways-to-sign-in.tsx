import { useRead } from '#src/browser/reads.ts'
import { useState, type ReactNode } from 'react'
import { keepLinkEmail } from '#src/browser/session-storage.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { successes } from '#src/features/accounts/copy.ts'
import { accounts } from '#src/features/accounts/screens/session.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import type { WaysView } from '../contract.ts'
import * as copy from '../copy.ts'
import { AddEmail } from './add-email.tsx'
import { ways as waysApi, ways } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/accounts/screens/accounts.module.css'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { defaultPrefix } from '#src/values/countries.ts'
import { checkOtp, checkPhone } from '#src/features/accounts/rules.ts'
import { useAdding } from './use-proof.tsx'
import { PhoneProof } from '#src/features/accounts/screens/phone-proof.tsx'

/** The ways into this account, and what is missing to come in without the Indian SIM. */
export function WaysToSignIn() {
  const query = useRead(waysApi.read)
  const { data: ways } = query
  if (ways === undefined) return <Waiting query={query} what="your ways to sign in" />
  return (
    <Card>
      <ul className="stack list">
        <Email ways={ways} />
        <Phone ways={ways} />
        <Password ways={ways} />
      </ul>
    </Card>
  )
}

function Email({ ways: { email, emailIsProved, letterWaitsAt } }: { ways: WaysView }) {
  const [isAdding, setAdding] = useState(false)
  const prove = useVerb(
    async (to: string) => {
      await accounts.sendLink({ email: to })
      keepLinkEmail(to)
    },
    { rereads: [] },
  )
  return (
    <li className={classes('stack-4 pad-y-4', s.knownWay)}>
      <Line title="E-mail" value={email} isProved={emailIsProved}>
        {email !== null && !emailIsProved && (
          <Button busy={prove.isPending} onClick={() => prove.mutate(email)}>
            Send a link to prove this address
          </Button>
        )}
        <Button kind={email === null ? 'quiet' : 'link'} onClick={() => setAdding(!isAdding)}>
          {isAdding ? 'Leave it' : email === null ? 'Add an e-mail address' : 'Use another address'}
        </Button>
      </Line>
      {email !== null && prove.isSuccess && (
        <Notice tone="done" live>
          {successes.linkSent(email)}
        </Notice>
      )}
      {letterWaitsAt !== null && !isAdding && <Notice tone="waiting">{copy.letterWaits(letterWaitsAt)}</Notice>}
      {isAdding && <AddEmail />}
    </li>
  )
}

function Phone({ ways: { phone } }: { ways: WaysView }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <li className={classes('stack-4 pad-y-4', s.knownWay)}>
      <Line title="Phone" value={phone} isProved={phone !== null}>
        <Button kind={phone === null ? 'quiet' : 'link'} onClick={() => setAdding(!isAdding)}>
          {isAdding ? 'Leave it' : phone === null ? 'Add a phone number' : 'Use another number'}
        </Button>
      </Line>
      {isAdding && <AddPhone onAdded={() => setAdding(false)} />}
    </li>
  )
}

function Password({ ways: { email, hasPassword } }: { ways: WaysView }) {
  const reset = useVerb((to: string) => accounts.sendReset({ email: to }), { rereads: [] })
  return (
    <li className={classes('stack-4 pad-y-4', s.knownWay)}>
      <Line title="Password" value={hasPassword ? 'Set' : null} isProved={hasPassword}>
        {email !== null && (
          <Button kind="link" busy={reset.isPending} onClick={() => reset.mutate(email)}>
            {hasPassword ? 'Set a new password' : 'Set a password'}
          </Button>
        )}
      </Line>
      {email !== null && reset.isSuccess && (
        <Notice tone="done" live>
          {successes.resetSent(email)}
        </Notice>
      )}
    </li>
  )
}

type LineProps = { title: string; value: string | null; isProved: boolean; children: ReactNode }

function Line({ title, value, isProved, children }: LineProps) {
  return (
    <div className="row-5 apart lines-2">
      <div className="row-3 baseline shrink lines-1">
        <strong>{title}</strong>
        <span className="muted breakable">{value ?? 'none yet'}</span>
        {value !== null && !isProved && <Tag tone="waiting">Not proved yet</Tag>}
      </div>
      <div className="row-4 lines-2">{children}</div>
    </div>
  )
}

/** A number with the code that was sent to it. */
export function AddPhone({ onAdded }: { onAdded: () => void }) {
  const { added, dialog } = useAdding(copy.phoneAdded, onAdded)
  const form = useForm({
    initial: { phone: { prefix: defaultPrefix, number: '' }, otp: '' },
    check: ({ phone: { prefix, number }, otp }) => ({
      ...checkPhone({ prefix, phone: number }, isPhoneNumber),
      ...checkOtp({ otp }),
    }),
    submit: ({ phone: { prefix, number }, otp }) => added(() => ways.putPhone({ prefix, phone: number, otp })),
  })
  return (
    <>
      <FormFrame form={form} label="Add a phone number">
        <PhoneProof phone={form.field('phone')} otp={form.field('otp')} />
        <SubmitButton form={form}>Put this number on my account</SubmitButton>
      </FormFrame>
      {dialog}
    </>
  )
}
