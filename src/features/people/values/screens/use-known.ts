// What is known of somebody, for a form to begin with.
import type { QueryClient } from '@tanstack/react-query'
import { readOf, useRead, useOutOfReach } from '#src/browser/reads.ts'
import { values } from '#src/features/people/screens/api.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import type { ValuesView } from '../contract.ts'
import { originsIn, type Held, type Origins } from '../origins/rules.ts'
import type { Asks, ValueName, Values } from '../rules.ts'

// It is read where something differs alone.
export const AlsoThere = later(
  orNothing(async () => (await import('./also-there.tsx')).AlsoThere),
  null,
)

export type Known = {
  /** Empty where nothing is known. */
  of: (name: ValueName) => string
  /** The same, but for what this place itself said. */
  beside: (name: ValueName, place: string) => string
  /** In words. */
  shown: (name: ValueName) => string
  all: Values
  /** Where what the fields of a form hold is from, for its frame. */
  under: (place: string, asks: Asks) => (held: Held) => Origins
}

export const knownIn = ({ known }: Pick<ValuesView, 'known'>): Known => ({
  of: name => known[name]?.text ?? '',
  beside: (name, place) => (known[name]?.place === place ? '' : (known[name]?.text ?? '')),
  shown: name => known[name]?.shown ?? '',
  all: Object.fromEntries(Object.entries(known).map(([name, { text }]) => [name, text])),
  under: (place, asks) => held => originsIn(known, place, asks, held),
})

const nothing = knownIn({ known: {} })

/** Undefined while it is read. What does not come is typed instead. */
export function useKnown(): Known | undefined {
  const query = useRead(values.read)
  const isOut = useOutOfReach(query)
  return query.data !== undefined ? knownIn(query.data) : isOut ? nothing : undefined
}

/** For the frame of a form. */
export function useOrigins(place: string, asks: Asks, held: Held): Origins | undefined {
  return useKnown()?.under(place, asks)(held)
}

export const readKnown = (queries: QueryClient) => queries.fetchQuery(readOf(values.read))
