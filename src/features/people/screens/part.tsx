import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { PageFailure } from '#src/ui/waiting.tsx'
import { parts, type PartId } from './parts.ts'
import s from './profile.module.css'

/** One part of the profile, at its address. */
export function Part({ id, lede, children }: { id: PartId; lede?: ReactNode; children: ReactNode }) {
  const { title, href } = parts[id]
  return (
    <Page title={`${title} · Your profile`} width="reading">
      <div className={s.page}>
        <h1>Your profile</h1>
        <Tabs
          label="Parts of your profile"
          tabs={Object.values(parts).map(part => ({ href: part.href, label: part.title }))}
          current={href}
        />
        {lede !== undefined && <p className="muted">{lede}</p>}
        {children}
      </div>
    </Page>
  )
}

/** What is read, once it is there; its shape before; and what to do when it does not come. */
export function Read<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <PageFailure query={query} title="We cannot show this just now" />
  return <PartLoading />
}

export function PartLoading() {
  return (
    <Loading>
      <SkeletonLine width="34%" />
      <SkeletonRows rows={3} />
    </Loading>
  )
}
