import { useRef } from 'react'

/** So many files go up side by side: thirty would share a slow network, and none would arrive. */
const atOnce = 3

type Turns = (run: () => Promise<void>) => Promise<void>

export function useTurns(): Turns {
  const running = useRef(0)
  const waiting = useRef<(() => void)[]>([])
  return async run => {
    if (running.current < atOnce) running.current += 1
    else await new Promise<void>(resolve => waiting.current.push(resolve))
    try {
      await run()
    } finally {
      // Whoever waits longest takes the place over.
      const next = waiting.current.shift()
      if (next === undefined) running.current -= 1
      else next()
    }
  }
}
