import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { errors, successes } from '#src/features/accounts/copy.ts'
import { ProvedByLink } from '#src/features/joining/screens/proved-by-link.tsx'
import { UndoChange } from '#src/features/accounts/undo/screens/undo-change.tsx'
import { ProvedByOwnLink } from '#src/features/accounts/proof/screens/proved-by-link.tsx'
import { PutEmail } from '#src/features/accounts/ways/screens/put-email.tsx'
import { accounts, sessionQuery, useUser } from '#src/features/accounts/screens/session.ts'
import s from '#src/features/accounts/screens/sign-in-forms.module.css'
import { useEntering } from '#src/features/accounts/screens/use-entering.ts'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import { readAgain } from '#src/browser/queries.ts'

/** Links in e-mails say what they are for by `mode` (specification 1, section 2). */
export default function AuthActions() {
  const parameters = new URLSearchParams(location.search)
  const mode = parameters.get('mode')
  const code = encodeURIComponent(parameters.get('oobCode') ?? '')
  if (mode === 'resetPassword') return <Redirect to={`/reset-password/${code}`} replace />
  if (mode === 'signIn') return <Redirect to={`/verify-link?oobCode=${code}`} replace />
  if (mode === 'addEmail') return <PutEmail oobCode={parameters.get('oobCode') ?? ''} />
  if (mode === 'prove') return <ProvedByOwnLink oobCode={parameters.get('oobCode') ?? ''} />
  if (mode === 'joinAccount') return <ProvedByLink oobCode={parameters.get('oobCode') ?? ''} />
  if (mode === 'undoChange') return <UndoChange code={parameters.get('oobCode') ?? ''} />
  if (mode === 'signInWithToken') return <TokenSignIn token={parameters.get('token') ?? ''} />
  return <Redirect to="/health-insurance" replace />
}

const tokenSignIn = {
  title: 'Sign in to Safar',
  words: 'Safar’s team made this link for you. It works once, for 10 minutes.',
  signsOut: (name: string): string => `You are signed in as ${name}. You will be signed out first.`,
  press: 'Sign in',
} as const

/** Only a press signs in: opening an address, which anybody may have sent, changes nothing. */
function TokenSignIn({ token }: { token: string }) {
  const [isSigningIn, setSigningIn] = useState(false)
  const user = useUser()
  const enter = useEntering()
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  async function press() {
    setSigningIn(true)
    try {
      await accounts.signOut({})
      enter(await accounts.signInWithToken({ token }), successes.signedIn, '/health-insurance/enter-details')
    } catch {
      toasts.error(errors.expiredLink)
      navigate('/', { replace: true })
      await readAgain(queries, sessionQuery.queryKey)
    }
  }
  return (
    <VisitorPage title={tokenSignIn.title}>
      <Card as="section">
        <div className={s.column}>
          <h1 className={s.title}>{tokenSignIn.title}</h1>
          <p>{tokenSignIn.words}</p>
          {user?.isAnonymous === false && <p>{tokenSignIn.signsOut(user.name)}</p>}
          <div>
            <Button kind="primary" busy={isSigningIn} onClick={() => void press()}>
              {tokenSignIn.press}
            </Button>
          </div>
        </div>
      </Card>
    </VisitorPage>
  )
}
