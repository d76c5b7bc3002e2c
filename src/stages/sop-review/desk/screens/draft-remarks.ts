// The forms that one has open on an SOP, by what they are about. They are kept with their drafts, so that a reload
// opens them again.
import { useLayoutEffect, useRef } from 'react'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm } from '#src/ui/form.ts'
import type { Span } from '#src/stages/sop-review/feedback/rules.ts'

export type Begun = { keys: readonly string[]; begin: (key: string) => void; end: (key: string) => void }

const nothing: { keys: readonly string[] } = { keys: [] }

export function useBegun(sopId: string, me: string): Begun {
  const form = useForm({ initial: nothing, submit: () => {} })
  useDraft(`sop-begun:${sopId}`, me, form)
  const { keys } = form.values
  // One that ends when its answer comes must not undo what was begun meanwhile.
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  }, [keys])
  const become = (next: readonly string[]) => {
    latest.current = next
    form.set('keys', next)
  }
  return {
    keys,
    begin: key => become([...latest.current.filter(other => other !== key), key]),
    end: key => become(latest.current.filter(other => other !== key)),
  }
}

export const onWhole = 'whole'
export const onWords = ({ start, end }: Span): string => `${start}-${end}`
export const editing = (remark: string): string => `edit:${remark}`

/** The words that a form is about, if it is about words. */
export function spanOf(key: string): Span | undefined {
  const [, start, end] = /^(\d+)-(\d+)$/.exec(key) ?? []
  return start === undefined || end === undefined ? undefined : { start: Number(start), end: Number(end) }
}
