// What was made from somebody's facts, kept in this process as long as the version of the facts is the same.
import { keptAtMost } from './version.ts'

type Held<Made> = { version: string; made: Promise<Made>; since: number }

export type Kept<Made> = {
  read: (person: string, version: string, make: () => Promise<Made>) => Promise<Made>
  /** Only where it is there. */
  known: (person: string, version: string) => Promise<Made> | undefined
}

/** Those of so many people; who was not here longest goes first. */
const mostPeople = 5000

export function keptByVersion<Made>(most: number = mostPeople): Kept<Made> {
  const held = new Map<string, Held<Made>>()

  const goodOne = (person: string, version: string): Held<Made> | undefined => {
    const one = held.get(person)
    return one?.version === version && performance.now() - one.since < keptAtMost ? one : undefined
  }

  return {
    known: (person, version) => goodOne(person, version)?.made,
    read: (person, version, make) => {
      const one = goodOne(person, version) ?? { version, made: make(), since: performance.now() }
      held.delete(person)
      held.set(person, one)
      if (held.size > most) forgetFirst(held)
      // What failed is not kept.
      one.made.catch(() => held.get(person) === one && held.delete(person))
      return one.made
    },
  }
}

function forgetFirst(held: Map<string, unknown>): void {
  const [first] = held.keys()
  if (first !== undefined) held.delete(first)
}
