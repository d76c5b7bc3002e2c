// What was done without a network and is not sent yet: what may wait, in which order it goes, what cancels out, and
// what an answer means. Lists go in and come out; nothing here waits or is stored.
import type { Method } from '#src/wire/route.ts'

/** Whether something is marked or ticked, or what of a draft was typed, field by field. */
export type Value = boolean | Readonly<Record<string, unknown>>

/** A draft's fields in words, for anyone who must choose. */
export type Fields = Readonly<Record<string, { label: string; text: string }>>

export type Refused = {
  message: string
  /** What stands at the server instead, where it says so, by field. */
  standing: Readonly<Record<string, string>>
}

export type Unsent = {
  /** Made when it was kept: however often it is sent, it counts once. */
  key: string
  owner: string
  keptAt: string
  /** What it is about. There is one will about a thing, the last. */
  thing: string
  words: string
  method: Method
  url: string
  body: Readonly<Record<string, unknown>>
  value: Value
  /** What stood there when it was changed. */
  was: Value
  /** Where in the body a draft stands: under this name, or it is the body itself. Actions have none. */
  draftIn?: string | undefined
  fieldsInWords?: Fields | undefined
  /** The prefixes of the query keys that it changes. */
  rereads: readonly string[]
  /** It may have arrived already. */
  isTried?: boolean | undefined
  /** Sent whatever stands there. */
  isForced?: boolean | undefined
  refused?: Refused | undefined
}

/** The list with one more: it takes the place of what it replaces, and what it undoes goes with it. */
export function withAnother(all: readonly Unsent[], next: Unsent): Unsent[] {
  const before = all.findLast(one => isSameThing(one, next))
  // What may have arrived cannot be taken back by forgetting it.
  if (before === undefined || (before.isTried === true && before.refused === undefined)) return [...all, next]
  return all.flatMap(one => (one === before ? merged(before, next) : [one]))
}

const isSameThing = (one: Unsent, other: Unsent): boolean => one.owner === other.owner && one.thing === other.thing

function merged(before: Unsent, next: Unsent): Unsent[] {
  if (!isDraft(before.value) || !isDraft(next.value)) {
    return next.value === before.was ? [] : [{ ...next, was: before.was }]
  }
  const value = { ...before.value, ...next.value }
  const was = { ...fieldsOf(next.was), ...fieldsOf(before.was) }
  if (before.refused === undefined && Object.keys(value).every(name => isSame(value[name], was[name]))) return []
  const fieldsInWords = { ...before.fieldsInWords, ...next.fieldsInWords }
  // What was refused stays refused until somebody has chosen.
  return [{ ...next, value, was, fieldsInWords, refused: before.refused, isForced: before.isForced }]
}

const isDraft = (value: Value): value is Readonly<Record<string, unknown>> => typeof value === 'object'

const fieldsOf = (value: Value) => (isDraft(value) ? value : {})

/** Nothing typed is the same as nothing there. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** The oldest goes first. Behind one that was refused, others about the same thing wait for the same choice. */
export function nextToSend(all: readonly Unsent[], owner: string): Unsent | undefined {
  return all.find(
    one =>
      one.owner === owner && one.refused === undefined && !all.some(other => other.refused && isSameThing(one, other)),
  )
}

export const waiting = (all: readonly Unsent[], owner: string): Unsent[] =>
  all.filter(one => one.owner === owner && one.refused === undefined)

/** What is sent. A draft says what it was made from, so that nobody's change elsewhere is written over unseen. */
export function bodyOf({ body, value, was, draftIn, isForced }: Unsent): Readonly<Record<string, unknown>> {
  if (draftIn === undefined || !isDraft(value)) return body
  const draft = draftIn === '' ? value : { ...body, [draftIn]: value }
  return isForced === true ? draft : { ...draft, was }
}

export type Outcome = 'sent' | 'later' | 'ended' | 'refused'

const passing = new Set([408, 425, 429])

/** 'later' is a fault that passes; 'ended' means that nobody is signed in any more. */
export function outcomeOf({ status, code }: { status: number; code: string }): Outcome {
  if (status < 400 || code === 'already-done') return 'sent'
  if (status >= 500 || passing.has(status) || code === 'conflict') return 'later'
  return status === 401 ? 'ended' : 'refused'
}

export const withTried = (all: readonly Unsent[], key: string): Unsent[] =>
  all.map(one => (one.key === key ? { ...one, isTried: true } : one))

export const without = (all: readonly Unsent[], key: string): Unsent[] => all.filter(one => one.key !== key)

/** What was said later about the same thing is part of the same choice. */
export function withRefused(all: readonly Unsent[], key: string, refused: Refused): Unsent[] {
  const found = all.find(one => one.key === key)
  if (found === undefined) return [...all]
  const later = all.filter(one => one !== found && isSameThing(one, found))
  const others = all.filter(one => !later.includes(one))
  const whole = later.reduce<Unsent[]>(
    (kept, one) => kept.flatMap(before => merged(before, one)),
    [{ ...found, refused }],
  )
  return others.flatMap(one => (one === found ? whole.map(each => ({ ...each, refused })) : [one]))
}

/** Chosen to be sent after all: it is another request, and wins over what stands there. */
export const withAgain = (all: readonly Unsent[], key: string, newKey: string): Unsent[] =>
  all.map(one => (one.key === key ? { ...one, key: newKey, isTried: false, isForced: true, refused: undefined } : one))

/** Pressed a moment ago: neither kept nor answered yet. */
export type Said = Pick<Unsent, 'owner' | 'thing' | 'value'>

/** How a thing is to be, by its name, for a screen to show already. What was refused shows as it stands. */
export const wishes = (all: readonly Unsent[], owner: string, said: readonly Said[] = []): ReadonlyMap<string, Value> =>
  new Map(
    [...waiting(all, owner), ...said.filter(one => one.owner === owner)].map(({ thing, value }) => [thing, value]),
  )

/** How many things, not how many requests. */
export const countOf = (all: readonly Unsent[], owner: string): number =>
  new Set(all.filter(one => one.owner === owner).map(({ thing }) => thing)).size

/** Those of `known` that are named, once all is sent. */
export const namedAsWished = <Name extends string>(
  known: readonly Name[],
  named: readonly Name[],
  wished: (name: Name) => Value | undefined,
): Name[] => known.filter(name => (wished(name) ?? named.includes(name)) === true)
