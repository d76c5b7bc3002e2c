import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Link } from '#src/ui/link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { lookInside } from '../legal/copy.ts'
import { LegalLinks } from '../legal/screens/legal-links.tsx'
import { PressForm } from '#src/ui/press-form.tsx'
import { successes, passkeySignIn } from '../copy.ts'
import { useEntering } from './use-entering.ts'

const ways = [
  { href: '/', label: 'E-mail' },
  { href: '/phone-sign-in', label: 'Phone' },
  { href: '/easy-login', label: 'E-mail link' },
]

/** Three ways in, each at its address, and the passkey, which needs none. */
export function SignInCard({ current, children }: { current: string; children: ReactNode }) {
  return (
    <Card as="section" label="Sign in">
      <Stack>
        <div>
          <h2 className="below-2 text-5">Sign in</h2>
          <Tabs label="Ways to sign in" tabs={ways} current={current} />
        </div>
        {children}
        <PasskeyButton />
        <p className="faint">
          New here? <Link href="/sign-up">Create an account</Link>. No calls unless you ask for one.
        </p>
        <p>
          <Link href="/look-inside">{lookInside}</Link>
        </p>
        <LegalLinks />
      </Stack>
    </Card>
  )
}

/** The rest comes with the press: most who are here have no passkey yet. */
function PasskeyButton() {
  const enter = useEntering()
  const signIn = async () => {
    const { signInByPasskey } = await import('../second-factor/screens/sign-in-by-passkey.ts')
    enter(await signInByPasskey(), successes.signedIn)
  }
  return <PressForm label={passkeySignIn} press={signIn} />
}
