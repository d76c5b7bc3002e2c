import { useEffect, useState } from 'react'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { nextTurn, type Slot } from '../rules.ts'

/** Our clock, from this device's and how far ours is ahead of it. */
const clockAhead = (ahead: number): Moment => momentOf(Temporal.Instant.fromEpochMilliseconds(Date.now() + ahead))

/** Longer than a browser's timer can wait. */
const longest = 2 ** 30

/** What time it is, read again when a slot starts or ends. */
export function useTurningClock(slots: readonly Slot[], ahead: number): Moment {
  const [, look] = useState(0)
  const now = clockAhead(ahead)
  const turn = nextTurn(slots, now)
  useEffect(() => {
    if (turn === undefined) return undefined
    const wait = Date.parse(turn) - Date.now() - ahead
    const timer = setTimeout(() => look(count => count + 1), Math.min(Math.max(wait, 0), longest))
    return () => clearTimeout(timer)
  })
  return now
}
