import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { answerBegins } from '#src/features/desk-kit/screens/pane.ts'
import { unitsOf, walk, walked, type Unit, type Walk } from '../rules.ts'
import { caretOffset, select } from './selection.ts'

const steps: Readonly<Record<string, readonly [Unit, 1 | -1] | undefined>> = {
  j: ['sentence', 1],
  arrowdown: ['sentence', 1],
  k: ['sentence', -1],
  arrowup: ['sentence', -1],
  arrowright: ['word', 1],
  arrowleft: ['word', -1],
}

/** Through the text by the keyboard alone. Answers the words that were come to, for who cannot see them. */
export function useWalk(region: RefObject<HTMLElement | null>, text: string, onRemark: () => void): string {
  const at = useRef<Walk>(undefined)
  // What was drawn by hand is spoken of by typing; what keys came to, by Enter, as letters are their way on.
  const isDrawn = useRef(false)
  const [words, setWords] = useState('')
  const go = (node: HTMLElement, [unit, step]: readonly [Unit, 1 | -1], extended: boolean) => {
    isDrawn.current = false
    at.current = walk(unitsOf(text, unit), at.current, step, extended)
    if (at.current === undefined) return
    const { start, end } = walked(at.current)
    select(node, { start, end })
    setWords(text.slice(start, end))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget } = event
    if (ctrlKey || metaKey || altKey || target !== currentTarget || region.current === null) return
    const step = steps[key.toLowerCase()]
    if (isDrawn.current && /^\p{L}$/u.test(key) && getSelection()?.isCollapsed === false) {
      onRemark()
      // The letter arrives in the field that has the focus by then; no key of the page hears it.
      event.stopPropagation()
      return
    }
    if (step !== undefined) go(region.current, step, shiftKey)
    else if (key === 'Enter') onRemark()
    else if (key === 'Escape') getSelection()?.removeAllRanges()
    else return
    event.preventDefault()
  })
  // Who comes by a key has the first sentence to speak of, or is where they were.
  const arrive = useEffectEvent(() => {
    if (region.current !== null && at.current === undefined) go(region.current, ['sentence', 1], false)
  })
  // On from where one pressed with the mouse.
  const release = useEffectEvent(() => {
    const offset = region.current === null ? undefined : caretOffset(region.current)
    if (offset === undefined) return
    const here = { start: offset, end: offset }
    isDrawn.current = true
    at.current = { pivot: here, head: here }
  })
  useEffect(() => {
    const node = region.current
    const controller = new AbortController()
    node?.addEventListener('keydown', press, { signal: controller.signal })
    node?.addEventListener('pointerup', release, { signal: controller.signal })
    node?.addEventListener(answerBegins, arrive, { signal: controller.signal })
    return () => controller.abort()
  }, [region])
  return words
}
