// What is said of what was not sent when a session ends. Fetched when it is needed.

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

export const unsentAtLogout = {
  title: (count: number): string => `${changes(count)} ${count === 1 ? 'is' : 'are'} not sent yet`,
  words: 'What is not sent yet is kept on this device only. Once you log out it is gone.',
  stay: 'Stay logged in',
  leave: 'Log out and throw it away',
  sealedWords: 'Once you log out it is locked on this device. It comes back when you sign in here within 30 days.',
  leaveSealed: 'Log out',
} as const

const things = (count: number): string => (count === 1 ? '1 text or change' : `${count} texts and changes`)

/** Said to anyone who was signed out from elsewhere. */
export const sealedWithSession = (count: number): string =>
  `You were signed out. ${things(count)} that ${count === 1 ? 'was' : 'were'} not sent yet ${count === 1 ? 'is' : 'are'} locked on this device and come back when you sign in here within 30 days.`

type Lost = { lostTexts: number; lostChanges: readonly string[] }

/** Where the browser cannot lock it: what is gone, by name. */
export function lostWithSession({ lostTexts, lostChanges }: Lost): string {
  const texts = lostTexts === 0 ? [] : [lostTexts === 1 ? '1 text in a form' : `${lostTexts} texts in forms`]
  return `You were signed out, so this was not sent and is gone: ${[...texts, ...lostChanges].join('; ')}.`
}
