// Addresses of pages elsewhere, as people paste them. Only whole and encrypted ones, of a host with a name.

export type WebAddress = {
  readonly href: string
  readonly host: string
  /** From the first slash on. */ readonly rest: string
}

const shape = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)((?:[/?#][^\s\\<>"]*)?)$/i
const longest = 1000

/** Undefined for what is none, is not encrypted, or carries a name and a password. */
export function readWebAddress(text: string): WebAddress | undefined {
  const href = text.trim()
  const [, host, rest = ''] = href.length <= longest ? (shape.exec(href) ?? []) : []
  return host === undefined ? undefined : { href, host: host.toLowerCase(), rest }
}

export const isHostOf = ({ host }: WebAddress, ...domains: readonly string[]): boolean =>
  domains.some(domain => host === domain || host.endsWith(`.${domain}`))
