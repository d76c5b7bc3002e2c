import { useState } from 'react'
import { CodeInput } from '#src/ui/code-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { PressForm } from '#src/ui/press-form.tsx'
import s from '#src/features/accounts/screens/accounts.module.css'
import { Stack } from '#src/ui/stack.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { useAdding, useProof } from './use-proof.tsx'
import type { AppKeyView } from '#src/features/accounts/second-factor/contract.ts'
import * as copy from '#src/features/accounts/second-factor/copy.ts'
import { checkAppCode } from '#src/features/accounts/second-factor/rules.ts'
import { secondFactor } from '#src/features/accounts/second-factor/screens/api.ts'

export function SetUpApp({ onBegun, onAdded }: { onBegun: () => void; onAdded: () => void }) {
  const { proved, dialog } = useProof()
  const [made, setMade] = useState<AppKeyView>()
  const begin = async () => {
    setMade(await proved(() => secondFactor.beginApp({})))
    onBegun()
  }
  if (made !== undefined) return <Confirm made={made} onAdded={onAdded} />
  return (
    <>
      <PressForm label={copy.appWords.begin} press={begin} />
      {dialog}
    </>
  )
}

function Confirm({ made: { key, size, path }, onAdded }: { made: AppKeyView; onAdded: () => void }) {
  const { added, dialog } = useAdding(copy.appWords.added, onAdded)
  const form = useForm({
    initial: { code: '' },
    check: checkAppCode,
    submit: values => added(() => secondFactor.confirmApp(values)),
  })
  return (
    <>
      <FormFrame form={form} label={copy.appWords.begin}>
        <Stack>
          <p>{copy.appWords.scan}</p>
          <svg className={s.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code with the key">
            <path d={path} />
          </svg>
          <p>
            {copy.appWords.key}: <code className="breakable">{key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <CodeInput
            {...form.field('code')}
            label={copy.appWords.code}
            hint={copy.appWords.codeHint}
            onFilled={() => void form.submit()}
          />
          <SubmitButton kind="primary" form={form}>
            {copy.appWords.confirm}
          </SubmitButton>
        </Stack>
      </FormFrame>
      {dialog}
    </>
  )
}
