import { Redirect } from 'wouter'
import { ProvedByOwnLink } from '#src/features/accounts/ways/screens/proved-by-link.tsx'
import { TokenSignIn } from '#src/features/accounts/screens/token-sign-in.tsx'
import { UndoChange } from '#src/features/accounts/undo/screens/undo-change.tsx'
import { PutEmail } from '#src/features/accounts/ways/screens/put-email.tsx'
import { ProvedByLink } from '#src/features/joining/screens/proved-by-link.tsx'

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
