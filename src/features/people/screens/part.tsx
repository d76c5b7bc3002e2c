import type { ReactNode } from 'react'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { parts, type PartId } from './parts.ts'
import s from './profile.module.css'

const whole = 'Your profile'

/** One part of the profile, at its address; the list of all leads to the others. */
export function Part({ id, lede, children }: { id: PartId; lede?: ReactNode; children: ReactNode }) {
  const { title } = parts[id]
  return (
    <Page title={`${title} · ${whole}`} width="reading">
      <div className={s.page}>
        <div>
          <Link href="/profile" className="inline middle touch plain-link semibold">
            {whole}
          </Link>
          <h1>{title}</h1>
        </div>
        {lede !== undefined && <p className="muted">{lede}</p>}
        {children}
      </div>
    </Page>
  )
}
