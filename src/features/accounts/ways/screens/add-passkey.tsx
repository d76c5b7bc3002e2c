import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAdding } from './use-proof.tsx'
import * as copy from '#src/features/accounts/second-factor/copy.ts'
import { checkPasskeyName, longestName } from '#src/features/accounts/second-factor/rules.ts'
import { makePasskey, whyNoPasskeys } from '#src/features/accounts/second-factor/screens/device.ts'
import { secondFactor } from '#src/features/accounts/second-factor/screens/api.ts'

/** Makes a passkey on this device. A proof is asked for before the device is, so that its window is the last. */
export function AddPasskey({ isFirst = true, onAdded }: { isFirst?: boolean; onAdded: () => void }) {
  const { proved, added, dialog } = useAdding(copy.passkeyWords.added, onAdded)
  const why = whyNoPasskeys()
  const form = useForm({
    initial: { name: 'This device' },
    check: checkPasskeyName,
    submit: async ({ name }) => {
      const options = await proved(() => secondFactor.creation({}))
      const credential = await makePasskey(options)
      await added(() => secondFactor.addPasskey({ name, credential }))
    },
  })
  if (why !== undefined) return <Notice tone="info">{why}</Notice>
  return (
    <>
      <FormFrame form={form} label={copy.passkeyWords.add}>
        <TextInput
          {...form.field('name')}
          label={copy.passkeyWords.nameLabel}
          hint={copy.passkeyWords.nameHint}
          maxLength={longestName}
          autoComplete="off"
        />
        <SubmitButton kind={isFirst ? 'primary' : 'quiet'} form={form}>
          {copy.passkeyWords.add}
        </SubmitButton>
      </FormFrame>
      {dialog}
    </>
  )
}
