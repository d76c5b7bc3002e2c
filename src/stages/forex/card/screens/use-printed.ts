import { useEffect, useState } from 'react'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import type { PrintedView } from '../contract.ts'
import { forexCard } from './api.ts'

/** In seconds. */
const shownFor = 60

const leavings = ['pagehide', 'beforeprint'] as const

type Shown = PrintedView & { left: number }

/**
 * The number while it is shown: held here alone, in no cache, and gone when its minute is over, when the page is
 * hidden, left or printed.
 */
export function usePrinted(proved: <T>(read: () => Promise<T>) => Promise<T>) {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const hide = () => setShown(undefined)
  const isShown = shown !== undefined

  useEffect(() => {
    if (!isShown) return undefined
    const timer = setInterval(() => setShown(oneLess), 1000)
    const leave = () => setShown(undefined)
    const turnAway = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', turnAway)
    for (const event of leavings) addEventListener(event, leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turnAway)
      for (const event of leavings) removeEventListener(event, leave)
    }
  }, [isShown])

  async function show() {
    setBusy(true)
    try {
      setShown({ ...(await proved(() => forexCard.reveal({}))), left: shownFor })
    } catch (error) {
      if (!isGivenUp(error)) toasts.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return { shown, show: () => void show(), hide, isBusy }
}

const oneLess = (shown: Shown | undefined): Shown | undefined =>
  shown === undefined || shown.left <= 1 ? undefined : { ...shown, left: shown.left - 1 }

/** Who closes the dialog does not want to read why. */
const isGivenUp = (error: unknown): boolean => error instanceof ApiError && error.code === 'prove-again'
