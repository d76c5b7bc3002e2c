import type { Call } from '#src/platform/services.ts'
import { readCities, readStates, citiesBeginning } from './lists.ts'

type Country = 'US' | 'IN'

export const states = async (_: Call, { country }: { country: Country }): Promise<{ code: string; name: string }[]> =>
  (lists().states.get(country) ?? [])
    .map(({ code, name }) => ({ code, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const cities = async (
  _: Call,
  { country, state, query }: { country: Country; state: string; query: string },
): Promise<string[]> => citiesBeginning(lists().cities.get(`${country}-${state}`) ?? [], query)

let read: ReturnType<typeof readLists> | undefined

/** Read when they are first asked for: the lists change with a release only. */
const lists = () => (read ??= readLists())

function readLists() {
  const byState = Map.groupBy(readCities(), ({ country, state }) => `${country}-${state}`)
  return {
    states: Map.groupBy(readStates(), ({ country }) => country),
    cities: new Map([...byState].map(([state, list]) => [state, list.map(({ name }) => name)])),
  }
}
