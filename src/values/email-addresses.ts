// Lenient on purpose: the proof of an address is that its owner answers.

export function isEmailAddress(text: string): boolean {
  const [local, domain, ...more] = text.trim().split('@')
  if (local === undefined || domain === undefined || more.length > 0) return false
  return text.trim().length <= 254 && isLocal(local) && isDomain(domain)
}

/** How an address is kept and compared. */
export const normalEmail = (text: string): string => text.trim().toLowerCase()

/** By its domain: an academic one anywhere, or that of a university we know, with whatever stands before it. */
export function isUniversityEmail(address: string, universityDomains: readonly string[] = []): boolean {
  if (!isEmailAddress(address)) return false
  const domain = normalEmail(address).slice(normalEmail(address).indexOf('@') + 1)
  return isAcademic(domain) || universityDomains.some(known => domain === known || domain.endsWith(`.${known}`))
}

/** .edu and, country by country, .edu.au or .ac.in: only universities and schools are given these. */
const isAcademic = (domain: string): boolean => /\.(edu|(edu|ac)\.[a-z]{2})$/.test(domain)

const isLocal = (text: string): boolean =>
  text.length <= 64 && /^[^\s@"(),:;<>[\\\]]+$/.test(text) && !/^\.|\.\.|\.$/.test(text)

const isDomain = (text: string): boolean =>
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i.test(text)
