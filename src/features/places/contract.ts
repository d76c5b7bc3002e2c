import { z } from 'zod'
import { signedInRoute } from '#src/wire/route.ts'

const country = z.enum(['US', 'IN'])
const stateCode = z.string().regex(/^[A-Z]{2}$/)

export const placesContract = {
  states: signedInRoute('GET', '/api/places/states', {
    summary: 'The states of the US or of India, by name.',
    topic: 'places',
    input: z.object({ country }),
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  cities: signedInRoute('GET', '/api/places/cities', {
    summary: 'At most ten cities of a state whose name begins so, largest first.',
    input: z.object({ country, state: stateCode, query: z.string().max(100).default('') }),
    answer: z.array(z.string()),
  }),
}

export const placesContracts = { places: placesContract }
