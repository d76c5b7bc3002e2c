import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { readAgain } from '#src/browser/queries.ts'
import { landing } from '#src/browser/session-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { errors, successes } from '../copy.ts'
import { accounts, sessionQuery, useUser } from './session.ts'
import s from './accounts.module.css'
import { useEntering } from './use-entering.ts'
import { VisitorPage } from './visitor-page.tsx'

const tokenSignIn = {
  title: 'Sign in to Safar',
  words: 'Safar’s team made this link for you. It works once, for 10 minutes.',
  signsOut: (name: string): string => `You are signed in as ${name}. You will be signed out first.`,
  press: 'Sign in',
} as const

/** Only a press signs in: opening an address, which anybody may have sent, changes nothing. */
export function TokenSignIn({ token }: { token: string }) {
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
      enter(await accounts.signInWithToken({ token }), successes.signedIn, landing)
    } catch {
      toasts.error(errors.expiredLink)
      navigate('/', { replace: true })
      await readAgain(queries, sessionQuery.queryKey)
    }
  }
  return (
    <VisitorPage title={tokenSignIn.title}>
      <Card as="section">
        <div className={classes('stack-4', s.column)}>
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
