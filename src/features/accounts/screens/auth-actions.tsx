import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Page } from '../../../ui/page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { errors, successes } from '../copy.ts'
import { ProvedByLink } from '../../joining/screens/proved-by-link.tsx'
import { ProvedByOwnLink } from '../proof/screens/proved-by-link.tsx'
import { PutEmail } from '../ways/screens/put-email.tsx'
import { accounts, sessionQuery } from './session.ts'
import { useEntering } from './use-entering.ts'

/** Links in e-mails say what they are for by `mode` (specification 1, section 2). */
export function AuthActions() {
  const parameters = new URLSearchParams(location.search)
  const mode = parameters.get('mode')
  const code = encodeURIComponent(parameters.get('oobCode') ?? '')
  if (mode === 'resetPassword') return <Redirect to={`/reset-password/${code}`} replace />
  if (mode === 'signIn') return <Redirect to={`/verify-link?oobCode=${code}`} replace />
  if (mode === 'addEmail') return <PutEmail oobCode={parameters.get('oobCode') ?? ''} />
  if (mode === 'prove') return <ProvedByOwnLink oobCode={parameters.get('oobCode') ?? ''} />
  if (mode === 'joinAccount') return <ProvedByLink oobCode={parameters.get('oobCode') ?? ''} />
  if (mode === 'signInWithToken') return <TokenSignIn token={parameters.get('token') ?? ''} />
  return <Redirect to="/health-insurance" replace />
}

/** Whoever is signed in is signed out first. */
function TokenSignIn({ token }: { token: string }) {
  const enter = useEntering()
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const begun = useRef(false)
  const go = useEffectEvent(async () => {
    try {
      await accounts.signOut({})
      enter(await accounts.signInWithToken({ token }), successes.signedIn, '/health-insurance/enter-details')
    } catch {
      toasts.error(errors.expiredLink)
      navigate('/', { replace: true })
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void go()
  }, [])
  return (
    <Page title="Signing you in">
      <Spinner label="Signing you in" />
    </Page>
  )
}
