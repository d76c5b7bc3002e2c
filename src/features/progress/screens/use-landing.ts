import { useCallback, useRef } from 'react'

/** The button that was pressed goes with what it stood on: the keyboard goes on where that led. */
export function useLanding() {
  const isLeaving = useRef(false)
  const land = useCallback((part: HTMLElement | null) => {
    if (part === null || !isLeaving.current) return
    isLeaving.current = false
    part.querySelector<HTMLElement>('h2[tabindex], button')?.focus()
  }, [])
  const leave = useCallback(() => {
    isLeaving.current = true
  }, [])
  return { land, leave }
}
