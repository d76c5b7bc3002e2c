// What each page may say, and whose words are counted. shared/design/inside.md and issue 43 set the limits.
export const firstScreenMost = 120
export const stepMost = 220

/** `rowsMayExceed`: a list of papers or doses is as long as it is. */
export type PageLimit = { at: string; most: number | undefined; rowsMayExceed?: true }

export const pages: readonly PageLimit[] = [
  { at: '/', most: 150 },
  { at: '/plan', most: 200 },
  { at: '/documents', most: 180, rowsMayExceed: true },
  { at: '/money', most: 250 },
  { at: '/loans/finalize-offer', most: 250 },
  { at: '/profile', most: undefined },
]

/** Steps whose panel is a list of papers or doses. */
const lists: ReadonlySet<string> = new Set([
  '/bank-accounts/collect-your-papers',
  '/credit-card/collect-your-papers',
  '/loans/apply-to-banks',
  '/vaccines/bring-proof-of-vaccination',
  '/vaccines/check-what-your-university-asks',
  '/vaccines/plan-your-doses',
  '/visas/compile-docs',
])

export const limitOf = (at: string): PageLimit =>
  pages.find(page => page.at === at) ?? { at, most: stepMost, ...(lists.has(at) && { rowsMayExceed: true }) }

export type Situation = { who: string; data: string }

/** As one worker of `npm run words` notes it. */
export const notesIn = 'SAFAR_WORDS'
export const onlyPages = 'SAFAR_WORDS_OF'
