import { PressForm } from '#src/ui/press-form.tsx'
import { successes, passkeySignIn } from '../copy.ts'
import { useEntering } from './use-entering.ts'

/** The rest comes with the press: most who are here have no passkey yet. */
export function PasskeyButton() {
  const enter = useEntering()
  const signIn = async () => {
    const { signInByPasskey } = await import('../second-factor/screens/sign-in-by-passkey.ts')
    enter(await signInByPasskey(), successes.signedIn)
  }
  return <PressForm label={passkeySignIn} press={signIn} />
}
