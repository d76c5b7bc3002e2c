// Countries and states to choose from.
import type { placesContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import type { Choice } from '#src/ui/select.tsx'
import { countries } from '#src/values/countries.ts'

export const { places } = apiOf<typeof placesContracts>()

/** Each country once, and the one that nearly all of us come from first. */
export const countryChoices: readonly Choice[] = [
  { value: 'IN', label: 'India' },
  ...[...new Map(countries.map(({ code, name }) => [code, name]))]
    .filter(([code]) => code !== 'IN')
    .map(([value, label]) => ({ value, label })),
]
