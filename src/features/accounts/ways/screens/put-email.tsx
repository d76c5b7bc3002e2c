import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { keepTarget } from '../../../../browser/keeping.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { ApiError } from '../../../../wire/client.ts'
import * as copy from '../copy.ts'
import { ways } from './ways-query.ts'

/** Where the link to a new address leads. It is spent by a POST, once, in a browser that is signed in. */
export function PutEmail({ oobCode }: { oobCode: string }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<{ words: string; isSignedOut: boolean }>()
  const begun = useRef(false)
  const go = useEffectEvent(async () => {
    try {
      await ways.putEmail({ oobCode })
      toasts.success(copy.emailAdded)
      navigate('/profile/sign-in', { replace: true })
      await queries.invalidateQueries({ queryKey: ['session'] })
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut) keepTarget(location.pathname + location.search)
      setFailure({ words: isSignedOut ? copy.signInFirst : String(Object(error).message), isSignedOut })
    }
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void go()
  }, [])
  return (
    <Page title="Your e-mail address">
      {failure === undefined ? (
        <Spinner label="Adding your e-mail address" />
      ) : (
        <Card as="section">
          <h1>Your e-mail address</h1>
          <p role="alert">{failure.words}</p>
          <ButtonLink kind="primary" href={failure.isSignedOut ? '/' : '/profile/sign-in'}>
            {failure.isSignedOut ? 'Sign in' : 'Back to your profile'}
          </ButtonLink>
        </Card>
      )}
    </Page>
  )
}
