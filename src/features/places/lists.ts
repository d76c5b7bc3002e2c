// States and cities of the two countries that our addresses are in.
import { z } from 'zod'
import { readTable } from '#src/platform/data/files.ts'

const country = z.enum(['US', 'IN'])

export const readStates = () => readTable('states.csv', z.strictObject({ country, code: z.string(), name: z.string() }))

/** Largest first. */
export const readCities = () =>
  readTable('cities.csv', z.strictObject({ country, state: z.string(), name: z.string() }))

const mostCities = 10

/** Case and accents make no difference. */
const foldPlace = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The largest whose name begins so; without a query, the largest. The cities come largest first. */
export function citiesBeginning(cities: readonly string[], query: string): string[] {
  const start = foldPlace(query)
  return cities.filter(name => foldPlace(name).startsWith(start)).slice(0, mostCities)
}
