import { Fragment, useMemo, type MouseEvent } from 'react'
import { piecesOf, type Piece } from '../rules.ts'
import s from './feedback.module.css'
import { nameOf, type Placed } from './placed.ts'

type MarkedTextProps = {
  text: string
  placed: readonly Placed[]
  /** The remarks that are being looked at. */
  current: readonly string[]
  onPress: (remarks: readonly string[]) => void
}

/** The text with its remarks on the very words; each is numbered where it begins. */
export function MarkedText({ text, placed, current, onPress }: MarkedTextProps) {
  const pieces = useMemo(() => piecesOf(text, placed), [text, placed])
  return (
    <section className={s.markedText} aria-label="Your text">
      {pieces.map(piece =>
        piece.on.length === 0 ? (
          <Fragment key={piece.start}>{piece.text}</Fragment>
        ) : (
          <Highlight
            key={piece.start}
            piece={piece}
            beginning={placed.filter(({ start }) => start === piece.start)}
            isCurrent={piece.on.some(id => current.includes(id))}
            onPress={onPress}
          />
        ),
      )}
    </section>
  )
}

type HighlightProps = {
  piece: Piece
  /** The remarks that begin here. */
  beginning: readonly Placed[]
  isCurrent: boolean
  onPress: MarkedTextProps['onPress']
}

/** A link to its remark, since only a link flows with the words around it. One stop of the keyboard a remark. */
function Highlight({ piece, beginning, isCurrent, onPress }: HighlightProps) {
  const { on, text } = piece
  const isFirst = beginning.length > 0
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress(isFirst ? beginning.map(({ id }) => id) : on)
  }
  return (
    <a
      href={`#${remarkAnchor(on[0] ?? '')}`}
      className={s.words}
      data-begins={beginning.map(({ id }) => id).join(' ')}
      data-many={on.length > 1 ? '' : undefined}
      data-current={isCurrent ? '' : undefined}
      {...(isFirst ? { 'aria-label': nameOf(beginning) } : { tabIndex: -1 })}
      onClick={press}
    >
      {isFirst && <span className={s.number} data-number={beginning.map(({ number }) => number).join(', ')} />}
      {text}
    </a>
  )
}

export const remarkAnchor = (id: string): string => `remark-${id}`

/** Brings the words of a remark into the middle of the screen, and the keyboard to them. */
export function showInText(id: string): void {
  const words = document.querySelector<HTMLElement>(`[data-begins~="${CSS.escape(id)}"]`)
  words?.focus({ preventScroll: true })
  words?.scrollIntoView({ block: 'center' })
}
