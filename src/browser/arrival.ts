// What brought a visitor here: the cookies of a university, a plan and a guest's pass.

export type Arrival = { university: string | undefined; plan: string | undefined; anon: boolean }

const day = 24 * 60 * 60

export function readArrival(): Arrival {
  noteParameters(new URLSearchParams(location.search))
  const cookies = new Map(
    document.cookie.split('; ').map(pair => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  )
  return {
    university: read(cookies.get('university')),
    plan: read(cookies.get('plan')),
    anon: read(cookies.get('anon')) !== undefined,
  }
}

/** A link from a university or a partner names them in the address; the cookies keep it for later. */
function noteParameters(parameters: URLSearchParams): void {
  for (const [parameter, cookie] of [
    ['universityID', 'university'],
    ['planID', 'plan'],
    ['anon', 'anon'],
  ] as const) {
    const value = parameters.get(parameter)
    if (value === null || value === '') continue
    document.cookie = `${cookie}=${encodeURIComponent(value.slice(0, 200))}; path=/; max-age=${30 * day}; samesite=lax`
  }
}

const read = (value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : decodeURIComponent(value)

/** Whether somebody came for one university's insurance. */
export const isForInsurance = ({ university, plan }: Arrival): boolean => university !== undefined || plan !== undefined
