import { useState, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import { defaultPrefix } from '#src/values/countries.ts'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { checkConsents, checkOtp, checkPhone } from '../rules.ts'
import { ConsentFields } from './consent-fields.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { PhoneField } from './phone-field.tsx'
import { useEntry } from './use-entry.ts'
import { useEntryWords } from './use-words.ts'
import { sendCode } from './send-code.ts'
import { accounts } from './session.ts'
import s from './accounts.module.css'
import { noteSignUp, useEntering } from './use-entering.ts'
import { wholeNumber } from './whole-number.ts'

type Phone = { prefix: string; number: string }

export default function PhoneSignIn() {
  const { signIn: copy } = useEntryWords().words
  const [phone, setPhone] = useState<Phone>({ prefix: defaultPrefix, number: '' })
  const [isSent, setSent] = useState(false)
  return (
    <SignInPage title={copy.phoneTitle} current="/phone-sign-in">
      {isSent ? (
        <CodeForm to={phone} onOther={() => setSent(false)} />
      ) : (
        <NumberForm
          before={phone}
          onSent={sentTo => {
            setPhone(sentTo)
            setSent(true)
          }}
        />
      )}
    </SignInPage>
  )
}

function NumberForm({ before, onSent }: { before: Phone; onSent: (phone: Phone) => void }) {
  const { words, wrong } = useEntry()
  const { codes, fields } = words
  const form = useForm({
    initial: { phone: before },
    check: ({ phone }) => wrong(checkPhone({ prefix: phone.prefix, phone: phone.number }, isPhoneNumber)),
    submit: async ({ phone }) => {
      await sendCode({ prefix: phone.prefix, phone: phone.number })
      onSent(phone)
    },
  })
  return (
    <FormFrame form={form} label={codes.sendForm}>
      <PhoneField {...form.field('phone')} label={fields.phone} prefixLabel={fields.prefix} hint={codes.phoneHint} />
      <Button kind="primary" type="submit" busy={form.busy}>
        {codes.send}
      </Button>
    </FormFrame>
  )
}

function CodeForm({ to, onOther }: { to: Phone; onOther: () => void }) {
  const { words: said, wrong } = useEntry()
  const { codes, fields, signIn: copy, successes } = said
  const enter = useEntering()
  const toasts = useToasts()
  const [isUnknown, setUnknown] = useState(false)
  const number = { prefix: to.prefix, phone: to.number }
  // Wherever the number is in the sentence of a language, it stands out.
  const [before, after] = codes.sentTo('\n').split('\n')
  const form = useForm({
    initial: { otp: '', create: false, emailConsent: false, terms: false },
    check: values => wrong({ ...checkOtp(values), ...(values.create && checkConsents(values)) }),
    submit: async values => {
      try {
        const words = values.create ? successes.accountReady : successes.signedIn
        const session = await accounts.signInByPhone({ ...number, ...values })
        if (values.create) noteSignUp()
        enter(session, words)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'phone-unknown') throw error
        setUnknown(true)
      }
    },
  })
  const create = () => {
    form.set('create', true)
    void form.submit()
  }
  const sendAgain = async () => {
    try {
      await sendCode(number)
      toasts.success(codes.sentAgain)
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <FormFrame form={form} label={codes.enterForm}>
      <p>
        {before}
        <strong>{wholeNumber(to)}</strong>
        {after}
      </p>
      {isUnknown ? (
        <UnknownNumber busy={form.busy} onCreate={create} onOther={onOther}>
          <ConsentFields email={form.field('emailConsent')} terms={form.field('terms')} />
        </UnknownNumber>
      ) : (
        <>
          <CodeInput {...form.field('otp')} label={fields.code} autoFocus onFilled={() => void form.submit()} />
          <div className={classes('row-4 apart lines-3', s.foot)}>
            <Button kind="primary" type="submit" busy={form.busy}>
              {copy.title}
            </Button>
            <Button kind="link" onClick={() => void sendAgain()}>
              {codes.again}
            </Button>
            <Button kind="link" onClick={onOther}>
              {codes.another}
            </Button>
          </div>
        </>
      )}
    </FormFrame>
  )
}

type UnknownNumberProps = { busy: boolean; onCreate: () => void; onOther: () => void; children: ReactNode }

/** The number is proved, so an account can be created at once; but many have one by e-mail already. */
function UnknownNumber({ busy, onCreate, onOther, children }: UnknownNumberProps) {
  const { codes, errors } = useEntryWords().words
  return (
    <>
      <Notice tone="info" live title={errors.phoneUnknown} action={<ButtonLink href="/">{codes.byEmail}</ButtonLink>}>
        {codes.ifKnown}
      </Notice>
      {children}
      <div className={classes('row-4 apart lines-3', s.foot)}>
        <Button kind="primary" busy={busy} onClick={onCreate}>
          {codes.create}
        </Button>
        <Button kind="link" onClick={onOther}>
          {codes.another}
        </Button>
      </div>
    </>
  )
}
