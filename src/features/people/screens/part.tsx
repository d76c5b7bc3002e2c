import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
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
