import { useEffect, useRef, useSyncExternalStore } from 'react'

const noNews = () => () => {}

/** True as long as the page stands as it was written: nothing in it works before its scripts are there. */
export const useWritten = (): boolean =>
  useSyncExternalStore(
    noNews,
    () => false,
    () => true,
  )

/** Whether this part stood in the page before its scripts were there: it stays so, and nothing is drawn again for it. */
export function useWasWritten(): boolean {
  const was = useRef(false)
  return useSyncExternalStore(
    noNews,
    () => was.current,
    () => (was.current = true),
  )
}

/** Of the whole page, before it can be used. */
const written = '[data-written][inert]'
export const isWritten = (): boolean => document.querySelector(written) !== null

/** A page that was written for somebody stands still, rather than let a press go unheard, until it can be used. */
export function useAwake(): void {
  useEffect(() => document.querySelector(written)?.removeAttribute('inert'), [])
}
