import { createContext, use, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useWasWritten } from './written.ts'

/** Says that something is on its way; what it returns says that it is there. */
type Wait = () => () => void

export const ArrivalContext = createContext<Wait | undefined>(undefined)

/** Stands where something is on its way, for those above who show all at once. */
export function Awaited() {
  const wait = use(ArrivalContext)
  useLayoutEffect(() => wait?.(), [wait])
  return null
}

export interface ArrivalOptions {
  /** Nothing is waited for otherwise. */
  isExpected?: boolean
  /** Milliseconds after which it is shown as it is. */
  longest: number
}

/** Whether what was on its way at first, within the context, is there. Once it is, it stays. */
export function useArrival({ isExpected = true, longest }: ArrivalOptions): { isThere: boolean; wait: Wait } {
  const above = use(ArrivalContext)
  const awaited = useRef(0)
  // What was written has all that it shows.
  const isThereAtOnce = useWasWritten() || !isExpected
  const [isThere, setThere] = useState(isThereAtOnce)
  const hasEnded = useRef(isThereAtOnce)
  const [looks, look] = useReducer((looks: number) => looks + 1, 0)
  const wait = useCallback<Wait>(() => {
    const leave = above?.()
    awaited.current += 1
    return () => {
      leave?.()
      awaited.current -= 1
      if (!hasEnded.current) look()
    }
  }, [above])
  // After those within have said that they wait, and before anything of it is painted.
  useLayoutEffect(() => {
    hasEnded.current ||= awaited.current === 0
    if (hasEnded.current) setThere(true)
  }, [looks])
  useEffect(() => {
    if (isThere) return undefined
    const timer = setTimeout(() => setThere(true), longest)
    return () => clearTimeout(timer)
  }, [isThere, longest])
  return { isThere, wait }
}
