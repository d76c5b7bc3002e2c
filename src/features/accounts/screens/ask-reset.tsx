import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { successes } from '../copy.ts'
import { checkRecovery } from '../rules.ts'
import { accounts } from './session.ts'
import s from './accounts.module.css'
import { VisitorPage } from './visitor-page.tsx'

export default function AskReset() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: checkRecovery,
    submit: async ({ email }) => {
      await accounts.sendReset({ email })
      setSentTo(email.trim())
    },
  })
  return (
    <VisitorPage title="Reset your password" offer="sign-in">
      <Card as="section">
        <h1 className={s.title}>Reset your password</h1>
        <FormFrame form={form} label="Reset your password">
          <TextInput
            {...form.field('email')}
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="The address you sign in with."
          />
          {sentTo !== undefined && (
            <Notice tone="done" live>
              {successes.resetSent(sentTo)}
            </Notice>
          )}
          <Button kind="primary" type="submit" busy={form.busy}>
            {sentTo === undefined ? 'Send the e-mail' : 'Send it again'}
          </Button>
        </FormFrame>
      </Card>
    </VisitorPage>
  )
}
