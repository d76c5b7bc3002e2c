import { useEffect, useRef } from 'react'

/**
 * What would move the page waits until a press is over, wherever it is. A field that is left by pressing a button shows
 * its error, the button moves from under the finger, and the click is lost: so the error comes after the click.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    const options = { signal: leaving.signal, capture: true }
    addEventListener('pointerdown', () => (waiting.current ??= []), options)
    // The click follows in the same breath.
    const release = () =>
      setTimeout(() => {
        const acts = waiting.current ?? []
        waiting.current = undefined
        for (const act of acts) act()
      })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, options)
    return () => leaving.abort()
  }, [])
  return act => {
    if (waiting.current === undefined) act()
    else waiting.current.push(act)
  }
}
