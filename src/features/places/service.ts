import { readCities } from '#seed/cities.ts'
import { states as seedStates } from '#seed/states.ts'
import type { Call } from '#src/platform/house.ts'
import { citiesBeginning } from './rules.ts'

type Country = 'US' | 'IN'

export const states = async (_: Call, { country }: { country: Country }): Promise<{ code: string; name: string }[]> =>
  seedStates
    .filter(state => state.country === country)
    .map(({ code, name }) => ({ code, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const cities = async (
  _: Call,
  { country, state, query }: { country: Country; state: string; query: string },
): Promise<string[]> => citiesBeginning(citiesOf().get(`${country}-${state}`) ?? [], query)

let byState: ReadonlyMap<string, readonly string[]> | undefined

/** Read when they are first asked for: the list changes with a release only. */
function citiesOf(): ReadonlyMap<string, readonly string[]> {
  byState ??= new Map(
    [...Map.groupBy(readCities(), ({ country, state }) => `${country}-${state}`)].map(([state, list]) => [
      state,
      list.map(({ name }) => name),
    ]),
  )
  return byState
}
