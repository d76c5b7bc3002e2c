import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'
import { useUser } from './session.ts'

type VisitorPageProps = {
  title: string
  width?: 'form' | 'wide'
  offer?: 'sign-up' | 'sign-in' | 'nothing'
  children: ReactNode
}

/** A page of somebody who is not signed in. A guest has it within the bar of the signed-in. */
export function VisitorPage({ title, width = 'form', offer = 'sign-up', children }: VisitorPageProps) {
  const user = useUser()
  const page = (
    <Page title={title} width={width}>
      {children}
    </Page>
  )
  if (user) return page
  return (
    <>
      <TopBar home="/">
        {offer === 'sign-up' && <ButtonLink href="/sign-up">Create an account</ButtonLink>}
        {offer === 'sign-in' && <ButtonLink href="/">Sign in</ButtonLink>}
      </TopBar>
      {page}
    </>
  )
}
