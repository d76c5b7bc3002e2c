// Whole Aadhaar and card numbers in what is sent: the sender says whether they are cut, or are something else. Every text
// of every call, so that a new one can't be forgotten.
import type { FastifyRequest } from 'fastify'
import { secretNumbersIn, withoutSecretNumbersIn } from '#src/values/secret-fields.ts'
import { aboutNumber, Refusal } from '#src/wire/problem.ts'
import type { Route } from '#src/wire/route.ts'

export function saidOfNumbers({ headers }: Pick<FastifyRequest, 'headers'>): 'hide' | 'keep' | undefined {
  const said = headers['safar-numbers']
  return said === 'hide' || said === 'keep' ? said : undefined
}

/** What comes by a program's own path, such as a notice of Razorpay, holds numbers of its own. */
const holdsTexts = ({ method, body }: Route): boolean => method !== 'GET' && body === 'json'

export function withNumbersHidden(route: Route, request: FastifyRequest, sent: object): unknown {
  const isHidden = route.hidesNumbers || saidOfNumbers(request) === 'hide'
  return isHidden && holdsTexts(route) ? withoutSecretNumbersIn(sent) : sent
}

/** Once nothing else is wrong with what was sent. */
export function refuseNumbers(route: Route, request: FastifyRequest, sent: object): void {
  if (!holdsTexts(route) || route.hidesNumbers || saidOfNumbers(request) !== undefined) return
  const found = secretNumbersIn(sent)
  if (found.length === 0) return
  throw new Refusal(aboutNumber, Object.fromEntries(found.map(({ field, endsIn }) => [field, words(endsIn)])))
}

const words = (endsIn: string): string =>
  `The number ending in ${endsIn} looks like a whole Aadhaar or card number, which we never need. Leave it out, or send it again and say what it is.`
