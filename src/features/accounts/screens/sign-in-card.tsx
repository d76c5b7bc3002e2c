import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Link } from '#src/ui/link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { LegalLinks } from '../legal/screens/legal-links.tsx'
import { PressForm } from '#src/ui/press-form.tsx'
import { useEntryWords } from './use-words.ts'
import { useEntering } from './use-entering.ts'

/** Three ways in, each at its address, and the passkey, which needs none. */
export function SignInCard({ current, children }: { current: string; children: ReactNode }) {
  const { signIn: copy, create, lookInside, links } = useEntryWords().words
  const ways = [
    { href: '/', label: copy.byEmail },
    { href: '/phone-sign-in', label: copy.byPhone },
    { href: '/easy-login', label: copy.byLink },
  ]
  return (
    <Card as="section" label={copy.title}>
      <Stack>
        <div>
          <h2 className="below-2 text-5">{copy.title}</h2>
          <Tabs label={copy.ways} tabs={ways} current={current} />
        </div>
        {children}
        <PasskeyButton />
        <p className="faint">
          {copy.newHere} <Link href="/sign-up">{create.title}</Link>. {copy.noCalls}
        </p>
        <p>
          <Link href="/look-inside">{lookInside}</Link>
        </p>
        <LegalLinks words={links} />
      </Stack>
    </Card>
  )
}

/** The rest comes with the press: most who are here have no passkey yet. */
function PasskeyButton() {
  const { successes, passkeySignIn } = useEntryWords().words
  const enter = useEntering()
  const signIn = async () => {
    const { signInByPasskey } = await import('../second-factor/screens/sign-in-by-passkey.ts')
    enter(await signInByPasskey(), successes.signedIn)
  }
  return <PressForm label={passkeySignIn} press={signIn} />
}
