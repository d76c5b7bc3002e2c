import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { forgetLinkEmail, keptLinkEmail } from '#src/browser/session-storage.ts'
import { ApiError } from '#src/wire/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { errors, successes } from '../copy.ts'
import { checkLinkEmail } from '../rules.ts'
import { title as isItYours } from '../unproved/copy.ts'
import { UnprovedAccount } from '../unproved/screens/unproved-account.tsx'
import { accounts } from './session.ts'
import s from './accounts.module.css'
import { useEntering } from './use-entering.ts'
import { VisitorPage } from './visitor-page.tsx'

const redirectAfter = 3000

/** Where the link of the e-mail leads. The page spends it by a POST; opening the address alone does not. */
export default function VerifyLink() {
  const oobCode = new URLSearchParams(location.search).get('oobCode') ?? ''
  const kept = useState(keptLinkEmail)[0]
  const [isExpired, setExpired] = useState(false)
  const [isForAnother, setForAnother] = useState(false)
  /** The address of an account where nobody has confirmed it. */
  const [unproved, setUnproved] = useState<string>()
  const enter = useEntering()
  const toasts = useToasts()

  async function spend(email: string, given: { password?: string; otp?: string } = {}) {
    try {
      const session = await accounts.signInByLink({ email, oobCode, ...given })
      forgetLinkEmail()
      enter(session, successes.signedInByLink, '/')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link-for-other-address') setForAnother(true)
      if (error instanceof ApiError && error.code === 'address-not-proved') return setUnproved(email)
      if (!(error instanceof ApiError) || error.code !== 'link-expired') throw error
      toasts.error(errors.expiredLink)
      setExpired(true)
    }
  }

  useLeavingAfter(isExpired)
  return (
    <VisitorPage title="Signing you in">
      <Card as="section">
        <h1 className={s.title}>
          {isExpired ? 'This link has expired' : unproved === undefined ? 'Signing you in' : isItYours}
        </h1>
        {isExpired ? (
          <p>{errors.expiredLink}</p>
        ) : unproved !== undefined ? (
          <UnprovedAccount oobCode={oobCode} enter={given => spend(unproved, given)} />
        ) : kept === undefined || isForAnother ? (
          <AskEmail onEmail={spend} isForAnother={isForAnother} />
        ) : (
          <Spend email={kept} spend={spend} />
        )}
      </Card>
    </VisitorPage>
  )
}

function useLeavingAfter(isExpired: boolean) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isExpired) return
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [isExpired, navigate])
}

/** Once: a link that is spent twice is expired the second time. */
function Spend({ email, spend }: { email: string; spend: (email: string) => Promise<void> }) {
  const [failure, setFailure] = useState<string>()
  const begun = useRef(false)
  const go = useEffectEvent(() => {
    setFailure(undefined)
    spend(email).catch((error: Error) => setFailure(error.message))
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    go()
  }, [])
  if (failure === undefined) return <Spinner label="Signing you in" />
  return (
    <div className={classes('stack-4', s.column)}>
      <p role="alert">{failure}</p>
      <div>
        <Button kind="primary" onClick={() => void spend(email).catch((error: Error) => setFailure(error.message))}>
          Try again
        </Button>
      </div>
    </div>
  )
}

type AskEmailProps = { onEmail: (email: string) => Promise<void>; isForAnother: boolean }

function AskEmail({ onEmail, isForAnother }: AskEmailProps) {
  const form = useForm({ initial: { email: '' }, check: checkLinkEmail, submit: ({ email }) => onEmail(email.trim()) })
  return (
    <FormFrame form={form} label="Confirm your e-mail">
      {isForAnother && <Notice tone="info">{errors.otherAddress}</Notice>}
      <TextInput
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="The address the link was sent to."
      />
      <Button kind="primary" type="submit" busy={form.busy}>
        Sign in
      </Button>
    </FormFrame>
  )
}
