import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import s from './draft-conflict.module.css'
import type { Draft } from './drafts.ts'
import { fieldNear, labelOf, wordOf } from './field-label.ts'
import { Notice } from './notice.tsx'

/** Two versions of one form: both are read before one chooses. */
export default function DraftConflict({ other }: { other: NonNullable<Draft['other']> }) {
  const node = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<ReadonlyMap<string, Element | undefined>>(new Map())
  const { theirs, isNewer } = other
  useLayoutEffect(() => {
    setFields(new Map(Object.keys(theirs).map(name => [name, fieldNear(node.current, name)])))
  }, [theirs])
  return (
    <Notice
      tone="info"
      live
      title={isNewer ? 'This was changed elsewhere after you typed here' : 'You also changed this form somewhere else'}
      action={
        <div className="wrap gap-2">
          <Button onClick={other.takeTheirs}>{isNewer ? 'Use the newer answers' : 'Use those answers'}</Button>
          <Button onClick={other.keepMine}>Keep these answers</Button>
        </div>
      }
    >
      <p>
        {isNewer
          ? 'The form holds what you had typed. Nothing is lost until you choose.'
          : 'In another tab or on another device. Nothing is lost until you choose.'}
      </p>
      <div ref={node} className="stack-2">
        {Object.keys(theirs).map(name => {
          const field = fields.get(name)
          return (
            <div key={name} className="stack-1">
              <strong>{labelOf(field)}</strong>
              <dl className="stack-1">
                <dt>There</dt>
                <dd className={s.text}>{textOf(wordOf(field, theirs[name]))}</dd>
                <dt>Here</dt>
                <dd className={s.text}>{textOf(wordOf(field, other.mine[name]))}</dd>
              </dl>
            </div>
          )
        })}
      </div>
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
