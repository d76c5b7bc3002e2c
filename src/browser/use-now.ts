import { useEffect, useState } from 'react'

/** The time, looked at again twice a minute. */
export function useNow(): Temporal.Instant {
  const [now, setNow] = useState(() => Temporal.Now.instant())
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** In milliseconds, second by second. */
export function useSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  return now
}
