import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { keepTarget } from '#src/browser/session-storage.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import { readAgain } from '#src/browser/queries.ts'

type Opened = {
  title: string
  doing: string
  /** Spends the link: a POST, once, in a browser that is signed in. */
  spend: () => Promise<unknown>
  done: string
  signInFirst: string
}

/** Where a link leads that works in one account only. */
export function OpenedLink({ title, doing, spend, done, signInFirst }: Opened) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [failure, setFailure] = useState<{ words: string; isSignedOut: boolean }>()
  const begun = useRef(false)
  const go = useEffectEvent(async () => {
    try {
      await spend()
      toasts.success(done)
      navigate('/profile/sign-in', { replace: true })
      await readAgain(queries, 'session')
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut) keepTarget(location.pathname + location.search)
      const words = error instanceof Error ? error.message : String(error)
      setFailure({ words: isSignedOut ? signInFirst : words, isSignedOut })
    }
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void go()
  }, [])
  return (
    <Page title={title}>
      {failure === undefined ? (
        <Spinner label={doing} />
      ) : (
        <Card as="section">
          <h1>{title}</h1>
          <p role="alert">{failure.words}</p>
          <ButtonLink kind="primary" href={failure.isSignedOut ? '/' : '/profile/sign-in'}>
            {failure.isSignedOut ? 'Sign in' : 'Back to your profile'}
          </ButtonLink>
        </Card>
      )}
    </Page>
  )
}
