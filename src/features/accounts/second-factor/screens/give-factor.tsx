import { CodeInput } from '#src/ui/code-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PressForm } from '#src/ui/press-form.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import * as copy from '../copy.ts'
import { checkAppCode } from '../rules.ts'
import { showPasskey, whyNoPasskeys } from './device.ts'
import { secondFactor } from './api.ts'

type Given = { hasPasskey: boolean; hasApp: boolean; onGiven: () => void }

/** Asks for a passkey or a code of the app: whichever this account has, and this browser can show. */
export function GiveFactor({ hasPasskey, hasApp, onGiven }: Given) {
  const why = whyNoPasskeys()
  return (
    <Stack>
      {hasPasskey && why === undefined && <ByPasskey onGiven={onGiven} />}
      {hasPasskey && why !== undefined && <Notice tone="info">{why}</Notice>}
      {hasApp && <ByApp isFirst={!hasPasskey || why !== undefined} onGiven={onGiven} />}
    </Stack>
  )
}

function ByPasskey({ onGiven }: Pick<Given, 'onGiven'>) {
  const give = async () => {
    await secondFactor.byPasskey({ credential: await showPasskey(await secondFactor.request({})) })
    onGiven()
  }
  return <PressForm label={copy.passkeyWords.use} kind="primary" press={give} />
}

function ByApp({ isFirst, onGiven }: { isFirst: boolean } & Pick<Given, 'onGiven'>) {
  const form = useForm({
    initial: { code: '' },
    check: checkAppCode,
    submit: async values => {
      await secondFactor.byApp(values)
      onGiven()
    },
  })
  return (
    <FormFrame form={form} label={copy.appWords.code}>
      <CodeInput
        {...form.field('code')}
        label={copy.appWords.code}
        hint={copy.appWords.codeHint}
        autoFocus={isFirst}
        onFilled={() => void form.submit()}
      />
      <SubmitButton kind={isFirst ? 'primary' : 'quiet'} form={form}>
        Go on
      </SubmitButton>
    </FormFrame>
  )
}
