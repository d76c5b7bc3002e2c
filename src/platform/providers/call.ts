// One call to somebody else's server: it answers in time, or we say which one did not.
import { patiently } from '../patience.ts'

export type Provider = {
  /** As we call it when it does not answer. */
  name: string
  baseUrl: string
  /** In milliseconds. */
  patience?: number
}

export type ProviderAnswer = { status: number; isOk: boolean; body: unknown }

/** Nobody's fault on our side: it may work when tried again. */
export class ProviderUnavailable extends Error {}

export const providerPatience = patiently(10_000)

export async function callProvider(
  { name, baseUrl, patience = providerPatience }: Provider,
  path: string,
  request: RequestInit,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(baseUrl + path, {
      ...request,
      // Followed, a redirect would carry our credentials to wherever it points.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, isOk: response.ok, body: readBody(await response.text()) }
  } catch (cause) {
    const why =
      cause instanceof Error && cause.name === 'TimeoutError'
        ? `did not answer in ${patience} ms`
        : 'could not be reached'
    throw new ProviderUnavailable(`${name} ${why}.`, { cause })
  }
}

export const unexpectedAnswer = (provider: string, { status }: Pick<ProviderAnswer, 'status'>) =>
  new ProviderUnavailable(`${provider} answered ${status}.`)

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Makes a thing when it is first wanted, and again if making it failed. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch(error => {
      made = undefined
      throw error
    })
    return made
  }
}
