import { useState } from 'react'
import { useForm } from '../../../ui/form.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { FormFrame } from '../../../ui/form-frame.tsx'
import { defaultPrefix } from '../../../values/countries.ts'
import { isPhoneNumber } from '../../../browser/phone-rules.ts'
import { successes } from '../copy.ts'
import { checkOtp, checkPhone } from '../rules.ts'
import { SignInPage } from './landing.tsx'
import { PhoneField } from './phone-field.tsx'
import { accounts } from './session.ts'
import s from './sign-in-forms.module.css'
import { useEntering } from './use-entering.ts'

type Phone = { prefix: string; number: string }

export function PhoneSignIn() {
  const [sentTo, setSentTo] = useState<Phone>()
  return (
    <SignInPage title="Sign in by phone" current="/phone-sign-in">
      {sentTo === undefined ? (
        <NumberForm onSent={setSentTo} />
      ) : (
        <CodeForm to={sentTo} onOther={() => setSentTo(undefined)} />
      )}
    </SignInPage>
  )
}

function NumberForm({ onSent }: { onSent: (phone: Phone) => void }) {
  const form = useForm({
    initial: { phone: { prefix: defaultPrefix, number: '' } },
    check: ({ phone }) => checkPhone({ prefix: phone.prefix, phone: phone.number }, isPhoneNumber),
    submit: async ({ phone }) => {
      await accounts.sendPhoneCode({ prefix: phone.prefix, phone: phone.number })
      onSent(phone)
    },
  })
  return (
    <FormFrame form={form} label="Send a code to your phone">
      <PhoneField {...form.field('phone')} label="Phone" hint="We send a code of six digits by SMS." />
      <Button kind="primary" type="submit" busy={form.busy}>
        Send the code
      </Button>
    </FormFrame>
  )
}

function CodeForm({ to, onOther }: { to: Phone; onOther: () => void }) {
  const enter = useEntering()
  const form = useForm({
    initial: { otp: '' },
    check: checkOtp,
    submit: async ({ otp }) =>
      enter(await accounts.signInByPhone({ prefix: to.prefix, phone: to.number, otp }), successes.signedIn),
  })
  return (
    <FormFrame form={form} label="Enter the code">
      <p>
        We sent a code to <strong>{to.number}</strong>. It works for 10 minutes.
      </p>
      <CodeInput {...form.field('otp')} label="Code" autoFocus onFilled={() => void form.submit()} />
      <div className={s.foot}>
        <Button kind="primary" type="submit" busy={form.busy}>
          Sign in
        </Button>
        <Button kind="link" onClick={onOther}>
          Use another number or send again
        </Button>
      </div>
    </FormFrame>
  )
}
