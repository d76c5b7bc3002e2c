import { useEffect, useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useGuestArrival } from '#src/features/accounts/screens/guest-arrival.ts'
import { keepTarget } from '#src/browser/session-storage.ts'
import { screen, type Screen } from '#src/manifest/web.tsx'
import { openPages } from './open-pages.ts'
import { Opening } from './opening-page.tsx'

const opening = <Opening />

const Landing = screen(() => import('#src/features/accounts/screens/landing.tsx'), opening)
const SignUp = screen(() => import('#src/features/accounts/screens/sign-up.tsx'), opening)
const Phone = screen(() => import('#src/features/accounts/screens/phone-sign-in.tsx'), opening)
const EasyLogin = screen(() => import('#src/features/accounts/screens/easy-login.tsx'), opening)
const AskReset = screen(() => import('#src/features/accounts/screens/ask-reset.tsx'), opening)
const open = openPages.map(({ path, load }) => ({ path, page: screen(load, opening) }))

type Written = Pick<Screen<object>, 'ready' | 'load'>

/** By their addresses, what a visitor may see before any script runs. */
export const visitorPages: Readonly<Record<string, Written>> = {
  '/': Landing,
  '/sign-up': SignUp,
  '/phone-sign-in': Phone,
  '/easy-login': EasyLogin,
  '/reset-password': AskReset,
  ...Object.fromEntries(open.map(({ path, page }) => [path, page])),
}

/** Before it is written at the build, and before the browser takes over what was written. */
export const getReady = async (path: string): Promise<void> => void (await visitorPages[path]?.ready())

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
      {open.map(({ path, page: Page }) => (
        <Route key={path} path={path}>
          {params => <Page params={params} />}
        </Route>
      ))}
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
