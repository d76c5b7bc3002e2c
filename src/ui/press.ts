import { useEffect, useRef } from 'react'

/**
 * What would move the page waits until a press is over. A field that is left by pressing a button shows its
 * error, the button moves from under the finger, and the click is lost: so the error comes after the click.
 */
export function useAfterPress(): { onPointerDown: () => void; afterPress: (act: () => void) => void } {
  const waiting = useRef<(() => void)[]>(undefined)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  function release() {
    leaving.current?.abort()
    // The click follows in the same breath.
    setTimeout(() => {
      const acts = waiting.current ?? []
      waiting.current = undefined
      for (const act of acts) act()
    })
  }

  return {
    onPointerDown: () => {
      waiting.current ??= []
      leaving.current?.abort()
      leaving.current = new AbortController()
      const { signal } = leaving.current
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { signal })
    },
    afterPress: act => {
      if (waiting.current === undefined) act()
      else waiting.current.push(act)
    },
  }
}
