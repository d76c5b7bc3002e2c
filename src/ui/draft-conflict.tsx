import { Button } from './button.tsx'
import s from './draft-conflict.module.css'
import type { Draft } from './drafts.ts'
import { Notice } from './notice.tsx'

/** Two versions of one form: both are read before one chooses. */
export default function DraftConflict({ other }: { other: NonNullable<Draft['other']> }) {
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
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/<[^<>]*>/g, ' ').trim() || 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  const parts = typeof value === 'object' && value !== null ? Object.values(value).filter(isGiven) : []
  return parts.length === 0 ? 'Empty' : parts.map(textOf).join(', ')
}

const isGiven = (part: unknown): boolean => part !== '' && part !== null && part !== undefined
