import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { successes, passkeySignIn } from '../copy.ts'
import { useEntering } from './use-entering.ts'

/** The rest comes with the press: most who are here have no passkey yet. */
export function PasskeyButton() {
  const enter = useEntering()
  const form = useForm({
    initial: {},
    submit: async () => {
      const { signInByPasskey } = await import('../second-factor/screens/sign-in-by-passkey.ts')
      enter(await signInByPasskey(), successes.signedIn)
    },
  })
  return (
    <FormFrame form={form} label={passkeySignIn}>
      <SubmitButton form={form}>{passkeySignIn}</SubmitButton>
    </FormFrame>
  )
}
