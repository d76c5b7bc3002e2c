import { problem, unavailable, type Problem } from '#src/wire/problem.ts'
import { ProviderRefusal } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { WrongSignature } from '../providers/wrong-signature.ts'

/** What a provider said, as an answer: no in its own words, or nothing at all for now. */
export function problemOfProvider(error: unknown): Problem | undefined {
  if (error instanceof ProviderRefusal) return problem('provider-refused', 422, error.message)
  if (error instanceof ProviderUnavailable) return unavailable
  if (error instanceof WrongSignature) return problem('wrong-signature', 400, error.message)
  return undefined
}
