export const mostCities = 10

/** Case and accents make no difference. */
export const foldPlace = (text: string): string =>
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
