// Whom a request comes from, as far as its address says: limits count by these, not by single addresses of IPv6.

export type Origin = {
  /** One subscriber: an address of IPv4, or the 64 bits of IPv6 that each household is given. */
  source: string
  /** The network around it, which somebody may have rented whole. */
  network: string
}

export function originOf(ip: string): Origin {
  const groups = ip.includes(':') ? groupsOf(ip) : undefined
  if (groups === undefined) return { source: ip, network: ip.split('.').slice(0, 3).join('.') }
  // An address of IPv4 written as one of IPv6, ::ffff:203.0.113.7.
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xff_ff) return originOf(asIpv4(groups))
  const first = (count: number) =>
    groups
      .slice(0, count)
      .map(group => group.toString(16))
      .join(':')
  return { source: `${first(4)}::/64`, network: `${first(3)}::/48` }
}

const asIpv4 = (groups: readonly number[]): string =>
  groups
    .slice(6)
    .flatMap(group => [Math.floor(group / 256), group % 256])
    .join('.')

/** Its eight numbers, with '::' written out. */
function groupsOf(ip: string): readonly number[] | undefined {
  const [address = ''] = ip.split('%')
  const [before = '', after, more] = address.split('::')
  if (more !== undefined) return undefined
  const [head, tail] = [numbersOf(before), numbersOf(after ?? '')]
  const groups =
    after === undefined
      ? head
      : [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
  return groups.length === 8 && groups.every(group => group >= 0 && group <= 0xff_ff) ? groups : undefined
}

const numbersOf = (part: string): readonly number[] =>
  part === ''
    ? []
    : part.split(':').flatMap(group => (group.includes('.') ? ipv4Groups(group) : [Number.parseInt(group, 16)]))

function ipv4Groups(address: string): readonly number[] {
  const [one = 0, two = 0, three = 0, four = 0] = address.split('.').map(Number)
  return [one * 256 + two, three * 256 + four]
}
