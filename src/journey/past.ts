// What stood at each moment at which something happened: facts are dated, and their shape says which of them are moments.
// It follows from the facts alone, so what keeps the facts keeps this with them.
import type { Moment } from './moments.ts'
import { named, type Fields, type Shape } from './shape.ts'
import type { Status } from './status.ts'

type Then<Facts> = {
  moment: Moment
  facts: Facts
  /** As they were read before, by the step and whether it was the first. */
  statuses: Map<string, Status>
}

export type Past<Facts> = readonly Then<Facts>[]

export const pastOf = <Facts extends object>(fields: Fields, facts: Facts): Past<Facts> =>
  momentsIn(fields, facts).map(moment => ({ moment, facts: asOf(fields, facts, moment), statuses: new Map() }))

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

/** When anything happened at all, earliest first. */
export function momentsIn(fields: Fields, facts: object): Moment[] {
  const found = new Set<Moment>()
  collectFrom(fields, facts, found)
  return [...found].toSorted()
}

function collectFrom(fields: Fields, facts: object, found: Set<Moment>): void {
  const known = named(facts)
  for (const [name, field] of dated(fields)) collect(field, known.get(name), found)
}

function collect(shape: Shape, value: unknown, found: Set<Moment>): void {
  if (typeof value === 'string') found.add(value)
  if (shape.kind === 'leaf' || typeof value !== 'object' || value === null) return
  const things: readonly unknown[] = shape.kind === 'list' || shape.kind === 'by-name' ? Object.values(value) : [value]
  for (const thing of things) if (typeof thing === 'object' && thing !== null) collectFrom(shape.fields, thing, found)
}

/** The facts as they stood then: what had not happened yet is not in them. */
export const asOf = <Known extends object>(fields: Fields, facts: Known, then: Moment): Known => {
  const known = named(facts)
  return Object.assign(
    {},
    facts,
    Object.fromEntries(dated(fields).map(([name, field]) => [name, thingAsOf(field, known.get(name), then)])),
  )
}

function thingAsOf(shape: Shape, value: unknown, then: Moment): unknown {
  if (shape.kind === 'leaf')
    return shape.moment === 'happened' && typeof value === 'string' && value > then ? null : value
  if (typeof value !== 'object' || value === null) return value
  const { fields } = shape
  if (Array.isArray(value)) {
    const all: readonly object[] = value
    return all.filter(one => hasBegun(fields, one, then)).map(one => asOf(fields, one, then))
  }
  if (shape.kind === 'by-name') {
    const all = Object.entries<object>({ ...value }).filter(([, one]) => hasBegun(fields, one, then))
    return Object.fromEntries(all.map(([name, one]) => [name, asOf(fields, one, then)]))
  }
  return hasBegun(fields, value, then) ? asOf(fields, value, then) : null
}

function hasBegun(fields: Fields, thing: object, then: Moment): boolean {
  const known = named(thing)
  return dated(fields).every(([name, field]) => {
    const at = known.get(name)
    return field.kind !== 'leaf' || field.moment !== 'since' || typeof at !== 'string' || at <= then
  })
}

type Named = readonly (readonly [name: string, field: Shape])[]

/** Those in which something happens; found once for each shape. */
const found = new WeakMap<Fields, Named>()

function dated(fields: Fields): Named {
  const known = found.get(fields) ?? Object.entries(fields).filter(([, field]) => isDated(field))
  found.set(fields, known)
  return known
}

const isDated = (shape: Shape): boolean =>
  shape.kind === 'leaf' ? shape.moment === 'happened' || shape.moment === 'since' : dated(shape.fields).length > 0
