import { lazy, Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useGuestArrival } from '../../features/accounts/screens/guest-arrival.ts'
import { Landing } from '../../features/accounts/screens/landing.tsx'
import { keepTarget } from '../../browser/keeping.ts'
import { Opening } from './opening.tsx'

const SignUp = lazy(async () => ({
  default: (await import('../../features/accounts/screens/sign-up.tsx')).SignUpScreen,
}))
const Phone = lazy(async () => ({
  default: (await import('../../features/accounts/screens/phone-sign-in.tsx')).PhoneSignIn,
}))
const EasyLogin = lazy(async () => ({
  default: (await import('../../features/accounts/screens/easy-login.tsx')).EasyLogin,
}))
const AskReset = lazy(async () => ({
  default: (await import('../../features/accounts/screens/ask-reset.tsx')).AskReset,
}))
const NewPassword = lazy(async () => ({
  default: (await import('../../features/accounts/screens/new-password.tsx')).NewPassword,
}))
const VerifyLink = lazy(async () => ({
  default: (await import('../../features/accounts/screens/verify-link.tsx')).VerifyLink,
}))
const Unsubscribe = lazy(async () => ({
  default: (await import('../../features/notifications/screens/unsubscribe.tsx')).Unsubscribe,
}))
const AuthActions = lazy(async () => ({
  default: (await import('../../features/accounts/screens/auth-actions.tsx')).AuthActions,
}))

/** The routes of a visitor; anything else leads to the first page, and is remembered for after the sign-in. */
export function SignedOut() {
  const isEntering = useGuestArrival()
  if (isEntering) return <Opening />
  return (
    <Suspense fallback={<Opening />}>
      <Switch>
        <Route path="/" component={Landing} />
        <Route path="/sign-up" component={SignUp} />
        <Route path="/phone-sign-in" component={Phone} />
        <Route path="/easy-login" component={EasyLogin} />
        <Route path="/reset-password" component={AskReset} />
        <Route path="/reset-password/:code">{({ code }) => <NewPassword code={code} />}</Route>
        <Route path="/unsubscribe/:token">{({ token }) => <Unsubscribe token={token} />}</Route>
        <Route path="/verify-link" component={VerifyLink} />
        <Route path="/auth-actions" component={AuthActions} />
        <Route component={ToTheStart} />
      </Switch>
    </Suspense>
  )
}

function ToTheStart() {
  // Taken while it is still the address: the redirect runs before any effect.
  const [wanted] = useState(() => location.pathname + location.search)
  useEffect(() => keepTarget(wanted), [wanted])
  return <Redirect to="/" replace />
}
