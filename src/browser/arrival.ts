// What brought a visitor here: a link from a university or a partner names them in its address, and cookies keep it.

export type Arrival = {
  university: string | undefined
  plan: string | undefined
  visa: string | undefined
  email: string | undefined
  dob: string | undefined
  anon: boolean
  /** Brought by a link, and not taken over into what is known of the person yet. */
  isNew: boolean
}

const day = 24 * 60 * 60

/** Who somebody is lies here for a day and goes to no other site; where they go to, for a month. */
const kept = [
  { parameter: 'universityID', cookie: 'university', age: 30 * day, site: 'lax' },
  { parameter: 'planID', cookie: 'plan', age: 30 * day, site: 'lax' },
  { parameter: 'visa', cookie: 'visa', age: 30 * day, site: 'lax' },
  { parameter: 'email', cookie: 'email', age: day, site: 'strict' },
  { parameter: 'dob', cookie: 'dob', age: day, site: 'strict' },
  { parameter: 'anon', cookie: 'anon', age: 30 * day, site: 'lax' },
] as const

const fresh = 'arrived'

const none = undefined
const nobody: Arrival = { university: none, plan: none, visa: none, email: none, dob: none, anon: false, isNew: false }

export function readArrival(): Arrival {
  // While a page is drawn nobody arrives: the server draws none for who does.
  if (typeof document === 'undefined') return nobody
  noteParameters(new URLSearchParams(location.search))
  const cookies = new Map(
    document.cookie.split('; ').map(pair => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  )
  return {
    university: read(cookies.get('university')),
    plan: read(cookies.get('plan')),
    visa: read(cookies.get('visa')),
    email: read(cookies.get('email')),
    dob: read(cookies.get('dob')),
    anon: read(cookies.get('anon')) !== undefined,
    isNew: cookies.has(fresh),
  }
}

let noted = ''

/** Once for each address: what was taken over since must not come back. */
function noteParameters(parameters: URLSearchParams): void {
  if (location.search === noted) return
  noted = location.search
  for (const { parameter, cookie, age, site } of kept) {
    const value = parameters.get(parameter)
    if (value !== null && value !== '') put(cookie, value.slice(0, 200), age, site)
  }
  if (parameters.get('universityID') || parameters.get('planID')) noteArrived()
}

/** Let in by what an earlier page left behind. */
export const noteArrived = (): void => put(fresh, '1', day, 'lax')

/** From then on it is known of the person, and the link has done its part. */
export const noteTakenOver = (): void => put(fresh, '', 0, 'lax')

/** What is not there leads nowhere again. */
export function forgetPlace(): void {
  put('university', '', 0, 'lax')
  put('plan', '', 0, 'lax')
}

/** A guest who leaves to sign in comes back for what the link named, without the pass that would make a guest of them again. */
export function leaveAsGuest(): void {
  for (const cookie of ['anon', 'email', 'dob']) put(cookie, '', 0, 'lax')
  if (isForInsurance(readArrival())) noteArrived()
}

/** With an account nobody is made a guest again. */
export const endGuestPass = (): void => put('anon', '', 0, 'lax')

/** Once the deposit is confirmed, and for the next person on this device. */
export function clearArrival(): void {
  for (const { cookie, site } of kept) put(cookie, '', 0, site)
  noteTakenOver()
}

/** The university's is there for the whole of the product's domain, where it has one. */
function put(cookie: string, value: string, age: number, site: string): void {
  const domain = cookie === 'university' ? domainOf(location.hostname) : undefined
  document.cookie = [
    `${cookie}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${age}`,
    `samesite=${site}`,
    ...(location.protocol === 'https:' ? ['secure'] : []),
    ...(domain === undefined ? [] : [`domain=${domain}`]),
  ].join('; ')
}

/** An address of numbers and a name without a dot have none. */
const domainOf = (host: string): string | undefined =>
  !host.includes('.') || /^[\d.]+$/.test(host) ? undefined : host.replace(/^www\./, '')

function read(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Whether somebody came for one university's insurance. */
export const isForInsurance = ({ university, plan }: Pick<Arrival, 'university' | 'plan'>): boolean =>
  university !== undefined || plan !== undefined
