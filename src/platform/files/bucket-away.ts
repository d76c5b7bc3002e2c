// A bucket that cannot be reached, or that fails, is nobody's fault here: it is answered with 503, and may be tried again.
import { fieldOf } from '#src/values/unknown.ts'
import { ProviderUnavailable } from '../providers/call.ts'

export async function sayingAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (isAway(cause)) throw new ProviderUnavailable('The file storage could not be reached.', { cause })
    throw cause
  }
}

/** By what the system says of the connection, by the SDK's own timeouts, or by the status of an answer. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const status = '$metadata' in error ? Number(fieldOf(error.$metadata, 'httpStatusCode')) : Number.NaN
  return error.name === 'TimeoutError' || codes.has(code) || status >= 500 || status === 429
}

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
