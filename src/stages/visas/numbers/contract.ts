import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { invalidInput } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { asPrinted } from '#src/features/passport-profile/shapes/rules.ts'
import { checkNumbers, numberNames } from './rules.ts'

const number = z.string().max(60).transform(asPrinted)
export const numbers = z
  .object({ sevisId: number, schoolCode: number, applicationId: number, barcode: number })
  .partial()

const numbersView = z.object({
  numbers: z.partialRecord(z.enum(numberNames), z.string()),
  /** What else the forms ask for, as the I-20 data has it: to be copied letter for letter. */
  person: z.object({
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    dob: z.string(),
    birthCity: z.string(),
    birthCountry: z.string(),
    citizenshipCountry: z.string(),
    email: z.string(),
    university: z.string(),
  }),
})
export type NumbersView = z.infer<typeof numbersView>

export const numbersContract = {
  read: signedInRoute('GET', '/api/visas/numbers', {
    summary: 'What is copied from one paper into the next form: numbers, and the spelling of names.',
    topic: 'visas',
    answer: numbersView,
    showsIdentity: true,
  }),
  change: signedInRoute('PUT', '/api/visas/numbers', {
    summary: 'Changes the given values and keeps the rest; an empty text removes a number.',
    input: numbers.superRefine(saying(checkNumbers)),
    problems: [invalidInput],
  }),
}
