// The language that a reader chose on this device. It says nothing of a person, so it stays after the sign-out.
import { useSyncExternalStore } from 'react'
import {
  isLanguage,
  otherLanguages,
  saidIn,
  type Language,
  type OtherLanguage,
  type Said,
  type WordSet,
} from '#src/values/languages.ts'

/** For the server too, see app/pages.ts. */
const cookie = 'language'
const year = 365 * 24 * 60 * 60

let chosen: Language = typeof document === 'undefined' ? 'en' : inCookie(document.cookie)
const followers = new Set<() => void>()
/** Of each set that a page on this device has asked for. */
const sets = new Set<(language: OtherLanguage) => Promise<unknown>>()

function inCookie(cookies: string): Language {
  const found = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(found) ? found : 'en'
}

/** Whether somebody has chosen on this device. */
export const hasChosen = (): boolean => new RegExp(`(?:^|; )${cookie}=`).test(document.cookie)

const languageNow = (): Language => chosen

export const useLanguage = (): Language =>
  useSyncExternalStore(
    follower => {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    languageNow,
    languageNow,
  )

/** Its words come first, so that the page and the form on it stay, and change at once. Without a network nothing changes. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language !== 'en') await loadAll(language)
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`
  drawIn(language)
}

/** A part of the page that came meanwhile has brought words of its own. */
async function loadAll(language: OtherLanguage): Promise<void> {
  for (let known = -1; known !== sets.size;) {
    known = sets.size
    await Promise.all([...sets].map(load => load(language)))
  }
}

/** The build draws the pages of a visitor in each language, one after the other. */
export function drawIn(language: Language): void {
  chosen = language
  for (const follower of followers) follower()
}

/** A hook, and what it says in any language that is there. */
export type UseWords<English> = (() => Said<English>) & { in: (language: Language) => Said<English> }

/** For who reads the same parts, but no other language. */
export const inEnglish = <English extends object>(set: WordSet<English>): Said<English> => saidIn(set, 'en', undefined)

/** Awaited by the module that names the hook: a page's script is there once the words in its language are. */
export async function wordsOf<English extends object>(set: WordSet<English>): Promise<UseWords<English>> {
  const english = inEnglish(set)
  const known = new Map<Language, Said<English>>()
  const load = async (language: OtherLanguage): Promise<void> => {
    if (!known.has(language)) known.set(language, saidIn(set, language, await set.load(language)))
  }
  sets.add(load)
  // The program that draws the pages of visitors draws them in all languages.
  const wanted = typeof document === 'undefined' ? otherLanguages : otherLanguages.filter(one => one === chosen)
  await Promise.all(wanted.map(load)).catch(() => {})
  const among = (language: Language) => known.get(language) ?? english
  return Object.assign(() => among(useLanguage()), { in: among })
}
