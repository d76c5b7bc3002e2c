import { useEffect, useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useGuestArrival } from '../../features/accounts/screens/guest-arrival.ts'
import { Landing } from '../../features/accounts/screens/landing.tsx'
import { keepTarget } from '../../browser/keeping.ts'
import { later } from '../../ui/later.tsx'
import { Opening } from './opening.tsx'

const opening = <Opening />

const SignUp = later(async () => (await import('../../features/accounts/screens/sign-up.tsx')).SignUpScreen, opening)
const Phone = later(
  async () => (await import('../../features/accounts/screens/phone-sign-in.tsx')).PhoneSignIn,
  opening,
)
const EasyLogin = later(async () => (await import('../../features/accounts/screens/easy-login.tsx')).EasyLogin, opening)
const AskReset = later(async () => (await import('../../features/accounts/screens/ask-reset.tsx')).AskReset, opening)
const NewPassword = later(
  async () => (await import('../../features/accounts/screens/new-password.tsx')).NewPassword,
  opening,
)
const VerifyLink = later(
  async () => (await import('../../features/accounts/screens/verify-link.tsx')).VerifyLink,
  opening,
)
const Unsubscribe = later(
  async () => (await import('../../features/notifications/screens/unsubscribe.tsx')).Unsubscribe,
  opening,
)
const Terms = later(async () => (await import('../../features/legal/screens/terms-page.tsx')).TermsPage, opening)
const Privacy = later(async () => (await import('../../features/legal/screens/privacy-page.tsx')).PrivacyPage, opening)
const AuthActions = later(
  async () => (await import('../../features/accounts/screens/auth-actions.tsx')).AuthActions,
  opening,
)

const written: Readonly<Record<string, { ready: () => Promise<unknown> }>> = {
  '/sign-up': SignUp,
  '/phone-sign-in': Phone,
  '/easy-login': EasyLogin,
  '/reset-password': AskReset,
  '/terms': Terms,
  '/privacy': Privacy,
}

/** Before it is written at the build, and before the browser takes over what was written. */
export const getReady = async (path: string): Promise<void> => void (await written[path]?.ready())

/** The routes of a visitor; anything else leads to the first page, and is remembered for after the sign-in. */
export function SignedOut() {
  const isEntering = useGuestArrival()
  if (isEntering) return <Opening />
  return (
    <Switch>
      <Route path="/" component={Landing} />
      <Route path="/sign-up" component={SignUp} />
      <Route path="/phone-sign-in" component={Phone} />
      <Route path="/easy-login" component={EasyLogin} />
      <Route path="/reset-password" component={AskReset} />
      <Route path="/reset-password/:code">{({ code }) => <NewPassword code={code} />}</Route>
      <Route path="/unsubscribe/:token">{({ token }) => <Unsubscribe token={token} />}</Route>
      <Route path="/verify-link" component={VerifyLink} />
      <Route path="/terms" component={Terms} />
      <Route path="/privacy" component={Privacy} />
      <Route path="/auth-actions" component={AuthActions} />
      <Route component={ToTheStart} />
    </Switch>
  )
}

function ToTheStart() {
  // Taken while it is still the address: the redirect runs before any effect.
  const [wanted] = useState(() => location.pathname + location.search)
  useEffect(() => keepTarget(wanted), [wanted])
  return <Redirect to="/" replace />
}
