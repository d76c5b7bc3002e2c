// What stood at each moment at which something happened. It follows from the facts alone, so that whoever keeps the
// facts keeps this with them.
import { asOf, momentsIn, type Moment } from './moments.ts'
import type { Status } from './status.ts'

type Then<Facts> = {
  moment: Moment
  facts: Facts
  /** As they were read before, by the step and whether it was the first. */
  statuses: Map<string, Status>
}

export type Past<Facts> = readonly Then<Facts>[]

export const pastOf = <Facts>(facts: Facts): Past<Facts> =>
  momentsIn(facts).map(moment => ({ moment, facts: asOf(facts, moment), statuses: new Map() }))

export function statusThen<Facts>(then: Then<Facts>, step: string, read: (then: Then<Facts>) => Status): Status {
  const known = then.statuses.get(step)
  if (known !== undefined) return known
  const status = read(then)
  then.statuses.set(step, status)
  return status
}

/** Made once for each object, for as long as somebody holds it. */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { value: Made }>()
  return key => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}
