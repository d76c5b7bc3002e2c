import { useEffect, useEffectEvent, useMemo, type RefObject, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { piecesOf, type Piece, type Span } from '#src/stages/sop-review/feedback/rules.ts'
import { selectedSpan } from './selection.ts'
import s from './sop-desk.module.css'
import { useWalk } from './use-walk.ts'
import { useStyles, type Style } from '#src/ui/style.ts'

/** Words on which something stands: a remark with its number, one that is being written, one of an earlier version. */
export type Mark = Span & { id: string; kind: 'remark' | 'begun' | 'earlier'; number?: number }

type SopTextProps = {
  region: RefObject<HTMLElement | null>
  text: string
  marks: readonly Mark[]
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /** Undefined where one may only read. */
  onRemark: ((span: Span) => void) | undefined
}

/** The text itself: what is said of it can be pressed, and what is selected can be spoken of. */
export function SopText({ region, text, marks, selected, onSelect, onRemark }: SopTextProps) {
  const styled = useStyles()
  const pieces = useMemo(() => piecesOf(text, marks), [text, marks])
  const chosen = useChosen(region)
  const remark = () => {
    // Asked of the document: a key may come before it has announced a change.
    const span = region.current === null ? undefined : selectedSpan(region.current)
    if (span !== undefined) onRemark?.(span)
  }
  const words = useWalk(region, text, remark)
  usePresses(region, pieces, onSelect)
  const firsts = new Map(pieces.map(({ start }) => [start, marks.filter(mark => mark.start === start && mark.number)]))
  return (
    <div className={s.holder}>
      <section
        className={s.text}
        ref={region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is read and selected by keys
        tabIndex={0}
        aria-label="The text"
        // An answer begins with words to speak of.
        data-answer={onRemark === undefined ? undefined : ''}
      >
        {pieces.map(piece => [
          ...(firsts.get(piece.start) ?? []).map(({ id, number }) => (
            <button
              key={`${id} number`}
              type="button"
              className={s.number}
              tabIndex={-1}
              aria-pressed={selected.includes(id)}
              onClick={() => onSelect([id])}
            >
              <VisuallyHidden>Remark </VisuallyHidden>
              {number}
            </button>
          )),
          <span
            key={piece.start}
            data-start={piece.start}
            data-on={piece.on.join(' ')}
            className={lookOf(piece, marks, selected)}
          >
            {piece.text}
          </span>,
        ])}
      </section>
      <span role="status" className="visually-hidden">
        {words === '' ? '' : `Selected: ${words}`}
      </span>
      {chosen !== undefined && onRemark !== undefined && (
        <div className={s.bar} {...styled(placed(chosen))}>
          <Button
            // A finger's press lets the selection go before its click.
            onPointerDown={({ pointerType }) => pointerType === 'touch' && remark()}
            onMouseDown={event => event.preventDefault()}
            onClick={remark}
          >
            Remark on this
          </Button>
        </div>
      )}
    </div>
  )
}

const placed = ({ top, left }: Chosen): Style => ({ '--top': `${top}px`, '--left': `${left}px` })

function lookOf({ on }: Piece, marks: readonly Mark[], selected: readonly string[]): string {
  const here = marks.filter(({ id }) => on.includes(id))
  const remarks = here.filter(({ kind }) => kind === 'remark').length
  return classes(
    here.length > 0 && 'press',
    here.some(({ kind }) => kind === 'earlier') && s.earlier,
    remarks === 1 && s.once,
    remarks > 1 && s.often,
    here.some(({ kind }) => kind === 'begun') && s.begun,
    on.some(id => selected.includes(id)) && s.selected,
  )
}

/** A press on words that something stands on; one that selects words is none. */
function usePresses(
  region: RefObject<HTMLElement | null>,
  pieces: readonly Piece[],
  onSelect: SopTextProps['onSelect'],
): void {
  const press = useEffectEvent(({ target }: MouseEvent) => {
    const node = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null
    if (node === null || getSelection()?.isCollapsed === false) return
    const piece = pieces.find(({ start }) => String(start) === node.dataset['start'])
    onSelect(piece?.on ?? [])
  })
  useEffect(() => {
    const node = region.current
    node?.addEventListener('click', press)
    return () => node?.removeEventListener('click', press)
  }, [region])
}

/** `top` and `left` are where its last line ends, within the element that holds the text. */
type Chosen = { span: Span; top: number; left: number }

/** What is selected in the text, by mouse, finger or keys. While a mouse still draws it, nothing is. */
function useChosen(region: RefObject<HTMLElement | null>): Chosen | undefined {
  const [chosen, setChosen] = useState<Chosen>()
  const [isDrawing, setDrawing] = useState(false)
  const look = useEffectEvent(() => {
    const next = region.current === null ? undefined : chosenIn(region.current)
    setChosen(now => (isSame(now, next) ? now : next))
  })
  const press = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    setDrawing(pointerType === 'mouse' && target instanceof Node && region.current?.contains(target) === true)
  })
  useEffect(() => {
    const release = () => setDrawing(false)
    const { signal, abort } = listening()
    document.addEventListener('selectionchange', look, { signal })
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('pointerup', release, { signal })
    return abort
  }, [])
  return isDrawing ? undefined : chosen
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const lowest = 72

function chosenIn(region: HTMLElement): Chosen | undefined {
  const span = selectedSpan(region)
  const last = getSelection()?.getRangeAt(0).getClientRects()
  const end = last?.[last.length - 1]
  if (span === undefined || end === undefined) return undefined
  const frame = region.getBoundingClientRect()
  // What ends below the screen has its button at the screen's foot.
  return { span, top: Math.min(end.bottom, innerHeight - lowest) - frame.top, left: end.right - frame.left }
}

const isSame = (one: Chosen | undefined, other: Chosen | undefined): boolean =>
  one?.span.start === other?.span.start && one?.span.end === other?.span.end && one?.top === other?.top
