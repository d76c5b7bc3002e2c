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

let isAsleep = typeof document !== 'undefined' && isWritten()
const sleepers = new Set<() => void>()

/** As long as a part of the page is to be taken over: whatever the server has drawn stays as it is until then. */
export const useAsleep = (): boolean =>
  useSyncExternalStore(
    wake => {
      sleepers.add(wake)
      return () => sleepers.delete(wake)
    },
    () => isAsleep,
    () => true,
  )

/** Parts that came later, by whatever is one of each. */
const takenOver = new Set<object>()
let look: (() => void) | undefined

export function noteTakenOver(part: object): void {
  takenOver.add(part)
  look?.()
}

/** Milliseconds. */
const longestAsleep = 3000

/**
 * A page that was written for somebody stands still, rather than let a press go unheard, until it can be used: all of it, also
 * what comes in scripts of its own, of which the server has counted how many it drew.
 */
export function useAwake(): void {
  useEffect(() => {
    const page = document.querySelector(written)
    const count = document.querySelector<HTMLMetaElement>('meta[name=drawn-parts]')?.content ?? 0
    const wake = () => {
      page?.removeAttribute('inert')
      isAsleep = false
      for (const sleeper of sleepers) sleeper()
    }
    look = () => isAsleep && takenOver.size >= Number(count) && wake()
    look()
    const timer = setTimeout(wake, longestAsleep)
    return () => clearTimeout(timer)
  }, [])
}
