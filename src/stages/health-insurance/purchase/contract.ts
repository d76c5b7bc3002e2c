import { z } from 'zod'
import { isEmailAddress, normalEmail } from '../../../values/email-addresses.ts'
import { invalidInput, notFound, problem, tooManyRequests, unavailable } from '../../../wire/problem.ts'
import { route } from '../../../wire/route.ts'
import { depositConfirmed, emailInvalid } from './copy.ts'
import { partners } from './rules.ts'

export const depositIsPaid = problem('deposit-confirmed', 409, depositConfirmed)

const line = z.string().max(200)

export const purchaseContract = {
  checkout: route('POST', '/webhooks/stripe/stripe-checkout', {
    who: 'student',
    summary: 'Where to pay the deposit of a request by card. While it is open, the same address is answered.',
    input: z.object({
      docID: z.string().max(100),
      partner: z.enum(partners),
      email: z.string().max(320).transform(normalEmail).refine(isEmailAddress, emailInvalid),
      name: line,
      redirectUri: z.string().max(2000),
      // Told by the browser, and known better by the request itself.
      planName: line.optional(),
      stripeCustomerID: line.nullish(),
    }),
    answer: z.object({ url: z.string() }),
    problems: [notFound, depositIsPaid, invalidInput, tooManyRequests, unavailable],
  }),
}
