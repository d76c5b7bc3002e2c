import { useState } from 'react'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { checkRecovery } from '../rules.ts'
import { accounts } from './session.ts'
import s from './accounts.module.css'
import { useEntry } from './use-entry.ts'
import { VisitorPage } from './visitor-page.tsx'

export default function AskReset() {
  const said = useEntry()
  const { create, fields, letters, signIn, successes } = said.words
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    check: values => said.wrong(checkRecovery(values)),
    submit: async ({ email }) => {
      await accounts.sendReset({ email })
      setSentTo(email.trim())
    },
  })
  return (
    <VisitorPage
      title={letters.resetTitle}
      offer="sign-in"
      words={{ skip: signIn.skip, signIn: signIn.title, signUp: create.title }}
    >
      <InLanguage says={[said]}>
        <Card as="section">
          <h1 className={s.title}>{letters.resetTitle}</h1>
          <FormFrame form={form} label={letters.resetTitle}>
            <TextInput
              {...form.field('email')}
              label={fields.email}
              type="email"
              autoComplete="email"
              hint={letters.resetHint}
            />
            {sentTo !== undefined && (
              <Notice tone="done" live>
                {successes.resetSent(sentTo)}
              </Notice>
            )}
            <Button kind="primary" type="submit" busy={form.busy}>
              {sentTo === undefined ? letters.sendReset : letters.sendAgain}
            </Button>
          </FormFrame>
        </Card>
      </InLanguage>
    </VisitorPage>
  )
}
