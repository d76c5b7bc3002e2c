import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'
import { useUser } from './session.ts'

type VisitorPageProps = {
  title: string
  width?: 'form' | 'wide'
  offer?: 'sign-up' | 'sign-in' | 'nothing'
  /** On a page in another language. */
  words?: Said
  children: ReactNode
}

type Said = { skip: string; signIn: string; signUp: string }

const english: Said = { skip: 'Skip to the page', signIn: 'Sign in', signUp: 'Create an account' }

/** A page of somebody who is not signed in. A guest has it within the bar of the signed-in. */
export function VisitorPage({ title, width = 'form', offer = 'sign-up', words = english, children }: VisitorPageProps) {
  const user = useUser()
  const page = (
    <Page title={title} width={width}>
      {children}
    </Page>
  )
  if (user) return page
  return (
    <>
      <TopBar home="/" skip={words.skip}>
        {offer === 'sign-up' && <ButtonLink href="/sign-up">{words.signUp}</ButtonLink>}
        {offer === 'sign-in' && <ButtonLink href="/">{words.signIn}</ButtonLink>}
      </TopBar>
      {page}
    </>
  )
}
