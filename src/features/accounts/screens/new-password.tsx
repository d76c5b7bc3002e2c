import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { PageProps } from '#src/manifest/web.tsx'
import { ApiError } from '#src/wire/client.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { Loading, SkeletonLine } from '#src/ui/skeleton.tsx'
import { errors, successes } from '../copy.ts'
import { checkNewPassword, type NewPassword as NewPasswordValues } from '../rules.ts'
import { accounts } from './session.ts'
import { UnprovedAccount } from '../unproved/screens/unproved-account.tsx'
import s from './accounts.module.css'
import { VisitorPage } from './visitor-page.tsx'

/** /reset-password/{code}; the code 'done' is the page after it has worked. */
export default function NewPassword({ params: { code = '' } }: PageProps) {
  const [, navigate] = useLocation()
  const isDone = code === 'done'
  // An address of its own: anyone who was signed in is signed out now, and the page comes again.
  const finish = () => navigate('/reset-password/done', { replace: true })
  return (
    <VisitorPage title="Set a new password" offer="sign-in">
      <Card as="section">
        <h1 className={s.title}>Set a new password</h1>
        {isDone ? <Done /> : <CheckedCode code={code} onDone={finish} />}
      </Card>
    </VisitorPage>
  )
}

function Done() {
  return (
    <div className={classes('stack-4', s.column)}>
      <Notice tone="done" live>
        {successes.passwordReset}
      </Notice>
      <div>
        <ButtonLink kind="primary" href="/">
          Sign in
        </ButtonLink>
      </div>
    </div>
  )
}

function CheckedCode({ code, onDone }: { code: string; onDone: () => void }) {
  const checked = useQuery({
    queryKey: ['reset-code', code],
    queryFn: () => accounts.checkReset({ code }),
    retry: false,
  })
  if (checked.isPending) {
    return (
      <Loading>
        <SkeletonLine width="60%" />
      </Loading>
    )
  }
  if (checked.isError) {
    return (
      <div className={classes('stack-4', s.column)}>
        <Notice tone="wrong" live>
          {errors.expiredCode}
        </Notice>
        <div>
          <ButtonLink kind="primary" href="/reset-password">
            Ask for a new e-mail
          </ButtonLink>
        </div>
      </div>
    )
  }
  return <PasswordForm code={code} email={checked.data.email} onDone={onDone} />
}

type Typed = NewPasswordValues & { endsReaches: boolean }

function PasswordForm({ code, email, onDone }: { code: string; email: string; onDone: () => void }) {
  const form = useForm({
    initial: { password: '', confirm: '', endsReaches: false },
    check: checkNewPassword,
    submit: values => set(values),
  })
  /** What was typed waits while something else of the account's own is asked for. */
  const [unproved, setUnproved] = useState<Typed>()
  async function set(values: Typed, given: { otp?: string } = {}) {
    try {
      await accounts.resetPassword({ code, ...values, ...given })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'address-not-proved') throw error
      setUnproved(values)
    }
  }
  if (unproved !== undefined) {
    return <UnprovedAccount oobCode={code} enter={({ otp = '' }) => set(unproved, { otp })} withoutPassword />
  }
  return (
    <FormFrame form={form} label="Set a new password">
      <p>
        For <strong>{email}</strong>
      </p>
      <PasswordInput
        {...form.field('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <PasswordInput {...form.field('confirm')} label="Confirm password" autoComplete="new-password" />
      <Checkbox
        {...form.field('endsReaches')}
        label="Also stop my calendar address and my pay-links"
        detail="Tick this if somebody else may have been in your account. You’re signed out everywhere in any case."
      />
      <Button kind="primary" type="submit" busy={form.busy}>
        Set the password
      </Button>
    </FormFrame>
  )
}
