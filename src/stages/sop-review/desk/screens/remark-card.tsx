import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import s from './sop-desk.module.css'

type RemarkCardProps = {
  remark: RemarkView
  number: number | undefined
  isSelected: boolean
  onSelect: () => void
  children: ReactNode
}

/** What was said of some words; pressed, the words show themselves. */
export function RemarkCard({ remark, number, isSelected, onSelect, children }: RemarkCardProps) {
  const { id, place } = remark
  return (
    <div
      className={classes('stack-2 box quoted pad-4 pad-y-3 breakable', s.card, isSelected && s.remarksSelected)}
      data-mark={id}
      tabIndex={-1}
    >
      {place === null ? (
        <h3 className={s.whole}>On the whole</h3>
      ) : (
        <button type="button" className={s.words} aria-pressed={isSelected} onClick={onSelect}>
          <span className={s.remarksNumber}>
            <VisuallyHidden>Remark </VisuallyHidden>
            {number}
          </span>
          <span className={s.quote}>{place.quote}</span>
        </button>
      )}
      {children}
    </div>
  )
}
