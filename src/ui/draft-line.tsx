import { lazy, Suspense } from 'react'
import s from './draft-line.module.css'
import type { Draft } from './drafts.ts'
import { TickIcon } from './icons.tsx'

const DraftConflict = lazy(() => import('./draft-conflict.tsx'))

/** Two versions of one form, for the person to choose from. Both are kept until then, also where its script is late. */
export const DraftChoice = ({ draft: { other } }: { draft: Draft }) =>
  other !== undefined && (
    <Suspense>
      <DraftConflict other={other} />
    </Suspense>
  )

/** Where a draft is: back in the form, saved and when, or changed elsewhere too. */
export function DraftLine({ draft }: { draft: Draft }) {
  const { wasRestored, savedAt } = draft
  return (
    <>
      <DraftChoice draft={draft} />
      <p className={s.line}>
        {wasRestored && <span>What you typed before is here again.</span>}
        <span role="status" className="inline middle gap-2">
          {savedAt !== undefined && (
            <>
              <TickIcon size={16} />
              <span>{savedWords(savedAt)}</span>
            </>
          )}
        </span>
      </p>
    </>
  )
}

export const savedWords = (savedAt: string): string => `Saved ${clock.format(new Date(savedAt))}`

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
