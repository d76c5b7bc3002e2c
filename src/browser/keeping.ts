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

/** Where somebody wanted to go before he had to sign in. */
export const keepTarget = (path: string): void => quietly(() => sessionStorage.setItem(targetKey, path), undefined)

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
