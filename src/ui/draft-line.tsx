import { Button } from './button.tsx'
import s from './draft-line.module.css'
import type { Draft } from './drafts.ts'
import { TickIcon } from './icons.tsx'
import { Notice } from './notice.tsx'

/** Two versions of one form, for the person to choose from. */
export function DraftChoice({ draft: { other } }: { draft: Draft }) {
  if (other === undefined) return null
  return (
    <Notice
      tone="info"
      live
      title="You also changed this form somewhere else"
      action={
        <div className={s.choices}>
          <Button onClick={other.takeTheirs}>Use those answers</Button>
          <Button onClick={other.keepMine}>Keep these answers</Button>
        </div>
      }
    >
      <p>In another tab or on another device. Nothing is lost until you choose.</p>
      {Object.entries(other.theirs).map(([name, theirs]) => (
        <dl key={name} className="stack-1">
          <dt>There</dt>
          <dd className={s.text}>{textOf(theirs)}</dd>
          <dt>Here</dt>
          <dd className={s.text}>{textOf(other.mine[name])}</dd>
        </dl>
      ))}
    </Notice>
  )
}

/** What a field holds, as one reads it: of rich text its words. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/<[^>]*>/g, ' ').trim() || 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  const parts = typeof value === 'object' && value !== null ? Object.values(value).filter(isGiven) : []
  return parts.length === 0 ? 'Empty' : parts.map(textOf).join(', ')
}

const isGiven = (part: unknown): boolean => part !== '' && part !== null && part !== undefined

/** Where a draft is: back in the form, saved and when, or changed elsewhere too. */
export function DraftLine({ draft }: { draft: Draft }) {
  const { wasRestored, savedAt } = draft
  return (
    <>
      <DraftChoice draft={draft} />
      <p className={s.line}>
        {wasRestored && <span>What you typed before is here again.</span>}
        <output className={s.saved}>
          {savedAt !== undefined && (
            <>
              <TickIcon size={16} />
              <span>{savedWords(savedAt)}</span>
            </>
          )}
        </output>
      </p>
    </>
  )
}

export const savedWords = (savedAt: string): string => `Saved ${clock.format(new Date(savedAt))}`

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
