// States and cities of the two countries that our addresses are in.
import { z } from 'zod'
import { readTable } from '#src/platform/data/files.ts'

const country = z.enum(['US', 'IN'])

export const readStates = () => readTable('states.csv', z.strictObject({ country, code: z.string(), name: z.string() }))

/** Largest first. */
export const readCities = () =>
  readTable('cities.csv', z.strictObject({ country, state: z.string(), name: z.string() }))
