// Facts are dated, so the past can be read from them: what stood at a moment is what had happened by then.

/** '2026-11-21T06:40:00.000Z', always in this form, so that moments compare as text. */
export type Moment = string

export const momentOf = (instant: Temporal.Instant): Moment => instant.toString({ smallestUnit: 'millisecond' })

/** By convention a key that ends in 'At' says when something happened; 'start' or 'deadline' are plans. */
const saysWhen = (key: string): boolean => key === 'at' || key.endsWith('At')

/** When anything happened at all, earliest first. */
export function momentsIn(facts: unknown): Moment[] {
  const found = new Set<Moment>()
  collect(facts, found)
  return [...found].toSorted()
}

function collect(value: unknown, found: Set<Moment>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (saysWhen(key) && typeof inner === 'string') found.add(inner)
    else collect(inner, found)
  }
}

/** The facts as they stood then: what had not happened yet is not in them. */
export function asOf<Facts>(facts: Facts, then: Moment): Facts {
  if (typeof facts !== 'object' || facts === null) return facts
  if (Array.isArray(facts)) {
    const copy = Object.assign([], facts)
    copy.splice(0, copy.length, ...facts.filter(item => !isLater(item, then)).map(item => asOf(item, then)))
    return copy
  }
  const copy = Object.assign({}, facts)
  for (const [key, inner] of Object.entries(facts)) {
    const isAhead = (saysWhen(key) && typeof inner === 'string' && inner > then) || isLater(inner, then)
    if (isAhead) Reflect.deleteProperty(copy, key)
    else Reflect.set(copy, key, asOf(inner, then))
  }
  return copy
}

/** A thing that happened later as a whole: an offer made `at` some later moment. */
const isLater = (value: unknown, then: Moment): boolean =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string' && value.at > then
