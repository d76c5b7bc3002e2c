import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Span } from '#src/stages/sop-review/feedback/rules.ts'
import { selectedSpan } from './selection.ts'

/** `top` and `left` are where its last line ends, within the element that holds the text. */
export type Chosen = { span: Span; top: number; left: number }

/** What is selected in the text, by mouse, finger or keys. While a mouse still draws it, nothing is. */
export function useChosen(region: RefObject<HTMLElement | null>): Chosen | undefined {
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
