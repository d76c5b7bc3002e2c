// What is opened, and the words by which one sees that it is there.
import { phoneConnection } from '#src/stages/phone-connection/rules.ts'
import { vaccines } from '#src/stages/vaccines/rules.ts'
import { visas } from '#src/stages/visas/rules.ts'

/** The stages whose steps are looked at. */
export const begun = [vaccines, visas, phoneConnection] as const

export type WebPage = { path: string; says: string; isSignedIn: boolean }

const open = (path: string, says: string): WebPage => ({ path, says, isSignedIn: false })
const own = (path: string, says: string): WebPage => ({ path, says, isSignedIn: true })

export const pages: readonly WebPage[] = [
  open('/', 'From your first SOP draft'),
  open('/sign-up', 'Create an account'),
  open('/phone-sign-in', 'Sign in'),
  open('/easy-login', 'Sign in'),
  open('/reset-password', 'Reset your password'),
  own('/', 'Dates ahead'),
  own(`/vaccines/${vaccines.steps[0].route}`, 'The common list'),
  own(`/visas/${visas.steps[0].route}`, 'University you are going to'),
  own(`/phone-connection/${phoneConnection.steps[0].route}`, 'Your days to recharge'),
  own('/profile', 'Meera Iyer'),
]

export const nameOf = ({ path, isSignedIn }: WebPage): string =>
  path === '/' ? (isSignedIn ? '/ (home)' : '/ (sign in)') : path
