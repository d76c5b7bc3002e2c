import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { defaultPrefix } from '#src/values/countries.ts'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { checkLinkEmail, checkOtp, checkPasswordSignIn, checkPhone } from '#src/features/accounts/rules.ts'
import { PhoneProof } from '#src/features/accounts/screens/phone-proof.tsx'
import * as copy from '../copy.ts'
import { joining } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type By = 'phone' | 'password' | 'link'
const ways = [
  { value: 'phone', label: 'A code to its phone' },
  { value: 'password', label: 'Its e-mail and password' },
  { value: 'link', label: 'A link to its e-mail' },
] as const

/** Any way that signs in to the other account proves it. This one is proved again where that was a while ago. */
export function ProveOther({ onLeave }: { onLeave: () => void }) {
  const [by, setBy] = useState<By>('phone')
  return (
    <Card as="section" label="Prove the other account">
      <div className="stack-4">
        <h3>Prove the other account</h3>
        <RadioGroup label="How do you sign in there?" name="way" value={by} onChange={setBy} options={ways} />
        {by === 'phone' && <ByPhone />}
        {by === 'password' && <ByPassword />}
        {by === 'link' && <ByLink />}
        <div>
          <Button kind="link" onClick={onLeave}>
            Not now
          </Button>
        </div>
      </div>
    </Card>
  )
}

function useOnProved() {
  const queries = useQueryClient()
  return () => readAgain(queries, joining.read.keyOf())
}

function ByPhone() {
  const { proved, dialog } = useProof()
  const onProved = useOnProved()
  const form = useForm({
    initial: { phone: { prefix: defaultPrefix, number: '' }, otp: '' },
    check: ({ phone: { prefix, number }, otp }) => ({
      ...checkPhone({ prefix, phone: number }, isPhoneNumber),
      ...checkOtp({ otp }),
    }),
    submit: async ({ phone: { prefix, number }, otp }) => {
      await proved(() => joining.proveByCode({ prefix, phone: number, otp }))
      await onProved()
    },
  })
  return (
    <>
      <FormFrame form={form} label="Prove it by phone">
        <PhoneProof phone={form.field('phone')} otp={form.field('otp')} />
        <SubmitButton kind="primary" form={form}>
          Show what would move
        </SubmitButton>
      </FormFrame>
      {dialog}
    </>
  )
}

function ByPassword() {
  const { proved, dialog } = useProof()
  const onProved = useOnProved()
  const form = useForm({
    initial: { email: '', password: '' },
    check: checkPasswordSignIn,
    submit: async values => {
      await proved(() => joining.proveByPassword(values))
      await onProved()
    },
  })
  return (
    <>
      <FormFrame form={form} label="Prove it by password">
        <TextInput {...form.field('email')} label="E-mail of the other account" type="email" autoComplete="off" />
        <PasswordInput
          {...form.field('password')}
          label="Password of the other account"
          autoComplete="current-password"
        />
        <SubmitButton kind="primary" form={form}>
          Show what would move
        </SubmitButton>
      </FormFrame>
      {dialog}
    </>
  )
}

function ByLink() {
  const { proved, dialog } = useProof()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: checkLinkEmail,
    submit: async ({ email }) => {
      await proved(() => joining.sendLink({ email }))
      setSentTo(email.trim())
    },
  })
  return (
    <>
      <FormFrame form={form} label="Prove it by a link">
        <TextInput {...form.field('email')} label="E-mail of the other account" type="email" autoComplete="off" />
        <SubmitButton kind="primary" form={form}>
          {sentTo === undefined ? 'Send the link' : 'Send another link'}
        </SubmitButton>
      </FormFrame>
      {sentTo !== undefined && (
        <Notice tone="done" live>
          {copy.linkSent(sentTo)}
        </Notice>
      )}
      {dialog}
    </>
  )
}
