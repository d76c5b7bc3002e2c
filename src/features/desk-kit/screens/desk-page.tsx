import { Loaded } from '#src/ui/waiting.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ApiError } from '#src/wire/client.ts'
import { usePane } from './pane.ts'
import { Screen } from './screen.tsx'

type DeskPageProps<Data> = {
  title: string
  /** 'order': what is shown. */
  what: string
  /** 'all orders': where one came from. */
  back: { href: string; to: string }
  links?: ReactNode
  query: UseQueryResult<Data | undefined>
  /** Why it may be gone. */
  gone?: string
  children: (data: Data) => ReactNode
}

/** One thing of a list: its name, the way back, and the thing itself, or that it is not here. */
export function DeskPage<Data>({ title, what, back, links, query, gone, children }: DeskPageProps<Data>) {
  const isMissing = query.error instanceof ApiError && query.error.code === 'not-found'
  if (isMissing || (query.isSuccess && query.data === undefined)) return <Missing what={what} back={back} gone={gone} />
  return (
    <Screen
      title={title}
      words={
        <span className="wrap gap-4 lines-2">
          <Link href={back.href}>Back to {back.to}</Link>
          {links}
        </span>
      }
    >
      <Loaded what={`this ${what}`} query={query}>
        {data => data !== undefined && children(data)}
      </Loaded>
    </Screen>
  )
}

type MissingProps = { what: string; back: { href: string; to: string }; gone: string | undefined }

const Missing = ({ what, back, gone = 'Its address may have been mistyped.' }: MissingProps) => (
  <EmptyState
    level={usePane() === undefined ? 1 : 2}
    title={`This ${what} is not here`}
    action={
      <ButtonLink kind="primary" href={back.href}>
        To {back.to}
      </ButtonLink>
    }
  >
    {gone}
  </EmptyState>
)

/** To the student whom it is about. */
export const StudentLinks = ({ id }: { id: string }) => (
  <>
    <Link href={`/desk/students/${id}`}>Their journey</Link>
    <Link href={`/desk/chats/${id}`}>Chat</Link>
  </>
)
