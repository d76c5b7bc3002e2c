import { useState } from 'react'
import { keepLinkEmail } from '#src/browser/session-storage.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { ApiError } from '#src/wire/client.ts'
import { checkLinkEmail, checkPasswordSignIn } from '../rules.ts'
import { accounts } from './session.ts'
import s from './accounts.module.css'
import { useEntry } from './use-entry.ts'
import { useEntering } from './use-entering.ts'

export function EmailForm() {
  const { words, wrong } = useEntry()
  const { fields, signIn: copy, successes } = words
  const enter = useEntering()
  const [isUsedUp, setUsedUp] = useState(false)
  const form = useForm({
    initial: { email: '', password: '' },
    check: values => wrong(checkPasswordSignIn(values)),
    submit: async values => {
      try {
        enter(await accounts.signIn(values), successes.signedIn)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'too-many-tries') throw error
        setUsedUp(true)
      }
    },
  })
  return (
    <>
      <FormFrame form={form} label={copy.passwordForm}>
        <TextInput {...form.field('email')} label={fields.email} type="email" autoComplete="username" />
        <PasswordInput
          {...form.field('password')}
          label={fields.password}
          showLabel={fields.showPassword}
          autoComplete="current-password"
        />
        <div className={classes('row-4 apart lines-3', s.foot)}>
          <Button kind="primary" type="submit" busy={form.busy}>
            {copy.title}
          </Button>
          <ButtonLink kind="link" href="/reset-password">
            {copy.forgotten}
          </ButtonLink>
        </div>
      </FormFrame>
      {isUsedUp && <OtherWays email={form.values.email} />}
    </>
  )
}

/** Who is the owner gets in by what they hold: their mailbox or their phone. The address is not typed again. */
function OtherWays({ email }: { email: string }) {
  const { words, wrong } = useEntry()
  const { errors, otherWays, successes } = words
  const letter = useForm({
    initial: { kind: 'link' },
    check: () => wrong(checkLinkEmail({ email })),
    submit: async ({ kind }) => {
      if (kind === 'reset') await accounts.sendReset({ email })
      else {
        await accounts.sendLink({ email })
        keepLinkEmail(email.trim())
      }
      setSent(kind === 'reset' ? successes.resetSent(email.trim()) : successes.linkSent(email.trim()))
    },
  })
  const [sent, setSent] = useState<string>()
  const send = (kind: string) => {
    letter.set('kind', kind)
    void letter.submit()
  }
  return (
    <FormFrame form={letter} label={otherWays.title}>
      <Notice tone="wrong" live>
        {errors.passwordTries}
      </Notice>
      <Actions>
        <Button busy={letter.busy} onClick={() => send('link')}>
          {otherWays.link}
        </Button>
        <Button busy={letter.busy} onClick={() => send('reset')}>
          {otherWays.reset}
        </Button>
        <ButtonLink href="/phone-sign-in">{otherWays.phone}</ButtonLink>
      </Actions>
      {sent !== undefined && (
        <Notice tone="done" live>
          {sent}
        </Notice>
      )}
    </FormFrame>
  )
}
