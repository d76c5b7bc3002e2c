// What this browser keeps between pages. Storage may be full or forbidden: then nothing is kept.

function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

const targetKey = 'safar:after-sign-in'
const emailKey = 'safar:link-email'

/** Where a sign-in leads that nobody wanted to lead elsewhere (specification 1, section 1). */
export const landing = '/health-insurance/enter-details'

/** Where somebody wanted to go before they had to sign in. */
export function keepTarget(path: string): void {
  if (!isLeft) quietly(() => sessionStorage.setItem(targetKey, path), undefined)
}

let isLeft = false

/** From the press on until the page is loaded again, nobody else is here: what is typed meanwhile would be lost. */
export const noteLeaving = (is: boolean): void => void (isLeft = is)
export const isLeaving = (): boolean => isLeft

/** The page that is open now is not where the next person to sign in wants to go. */
export function dropTarget(): void {
  noteLeaving(true)
  takeTarget()
}

export function takeTarget(): string | undefined {
  return quietly(() => {
    const path = sessionStorage.getItem(targetKey)
    sessionStorage.removeItem(targetKey)
    // Only a path of ours: never another site.
    return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined
  }, undefined)
}

/** The address a sign-in link was asked for, so that the link need not ask again. */
export const keepLinkEmail = (email: string): void => quietly(() => localStorage.setItem(emailKey, email), undefined)
export const keptLinkEmail = (): string | undefined =>
  quietly(() => localStorage.getItem(emailKey) ?? undefined, undefined)
export const forgetLinkEmail = (): void => quietly(() => localStorage.removeItem(emailKey), undefined)

const visitCookie = 'safar_visit'
const shownKey = 'safar:shown'

/**
 * True for the first page that asks, in all tabs of this browser, until it is closed: a cookie without an
 * age says whether it was. Without storage every page is the first.
 */
export async function isFirstThisVisit(what: string): Promise<boolean> {
  return navigator.locks.request(shownKey, () =>
    quietly(() => {
      const shown = isSameVisit() ? readList(localStorage.getItem(shownKey)) : []
      document.cookie = `${visitCookie}=1; path=/; samesite=lax`
      if (shown.includes(what)) return false
      localStorage.setItem(shownKey, JSON.stringify([...shown, what].slice(-mostRemembered)))
      return true
    }, true),
  )
}

export const forgetShown = (): void => quietly(() => localStorage.removeItem(shownKey), undefined)

const mostRemembered = 200

const isSameVisit = (): boolean => document.cookie.split('; ').includes(`${visitCookie}=1`)

function readList(text: string | null): string[] {
  const value: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(value) ? value.map(String) : []
}

const putOffKey = 'safar:put-off'

/** That somebody said "Not now", in this browser. */
export const isPutOff = (what: string): boolean =>
  quietly(() => readList(localStorage.getItem(putOffKey)).includes(what), false)
export const putOff = (what: string): void =>
  quietly(() => {
    const all = readList(localStorage.getItem(putOffKey))
    localStorage.setItem(putOffKey, JSON.stringify([...all, what].slice(-mostRemembered)))
  }, undefined)
