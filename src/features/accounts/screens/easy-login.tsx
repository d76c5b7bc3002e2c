import { useEffect, useState } from 'react'
import { keepLinkEmail } from '#src/browser/session-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { checkLinkEmail } from '../rules.ts'
import { accounts } from './session.ts'
import { useEntry } from './use-entry.ts'
import { SignInPage } from './sign-in-page.tsx'

const closesAfter = 10_000

/** Sign in without a password. The window has done its work once the link is sent, and closes. */
export default function EasyLogin() {
  const { words, wrong } = useEntry()
  const { fields, letters, signIn, successes } = words
  const [sentTo, setSentTo] = useState<string>()
  const toasts = useToasts()
  useEffect(() => {
    if (sentTo === undefined) return
    // A browser only closes what a page has opened; any other window stays and still says what to do.
    const timer = setTimeout(() => window.close(), closesAfter)
    return () => clearTimeout(timer)
  }, [sentTo])
  const form = useForm({
    initial: { email: '' },
    check: values => wrong(checkLinkEmail(values)),
    submit: async ({ email }) => {
      await accounts.sendLink({ email })
      keepLinkEmail(email.trim())
      setSentTo(email.trim())
      toasts.success(successes.linkSent(email.trim()))
    },
  })
  return (
    <SignInPage title={signIn.linkTitle} current="/easy-login">
      <FormFrame form={form} label={signIn.linkTitle}>
        <TextInput
          {...form.field('email')}
          label={fields.email}
          type="email"
          autoComplete="email"
          hint={letters.linkHint}
        />
        {sentTo !== undefined && (
          <Notice tone="done" live>
            {successes.linkSent(sentTo)}
          </Notice>
        )}
        <Button kind="primary" type="submit" busy={form.busy}>
          {sentTo === undefined ? letters.sendLink : letters.sendAgain}
        </Button>
      </FormFrame>
    </SignInPage>
  )
}
