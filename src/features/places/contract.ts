import { z } from 'zod'
import { route } from '#src/wire/route.ts'

const country = z.enum(['US', 'IN'])
const stateCode = z.string().regex(/^[A-Z]{2}$/)

export const placesContract = {
  states: route('GET', '/api/places/states', {
    who: 'signed-in',
    summary: 'The states of the US or of India, by name.',
    input: z.object({ country }),
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  cities: route('GET', '/api/places/cities', {
    who: 'signed-in',
    summary: 'At most ten cities of a state whose name begins so, largest first.',
    input: z.object({ country, state: stateCode, query: z.string().max(100).default('') }),
    answer: z.array(z.string()),
  }),
}

export const placesContracts = { places: placesContract }
