// Every address that there is, as the app's own tables name them; and which of them nobody looked at.
import { glob, readFile } from 'node:fs/promises'
import { parts } from '#src/features/people/screens/parts.ts'
import { questions } from '#src/features/profile/screens/onboarding/questions.ts'
import { stages } from '#src/stages/stages.ts'
import type { Note } from './notes.ts'

/** What a visitor opens, with what stands for a code that came by e-mail. */
export const visitorsPaths = [
  '/',
  '/sign-up',
  '/phone-sign-in',
  '/easy-login',
  '/reset-password',
  '/reset-password/no-such-code',
  '/unsubscribe/no-such-token',
  '/pay/no-such-code',
  '/family/no-such-token',
  '/verify-link',
  '/auth-actions?mode=addEmail&oobCode=no-such-code',
]

export const studentsPaths = [
  '/',
  '/library',
  '/documents/tools',
  '/documents/tools/join',
  '/documents/tools/photo',
  '/money',
  '/money/refused',
  '/money/remittances',
  '/documents',
  '/paper-checks',
  '/profile',
  ...Object.values(parts).map(({ href }) => href),
  ...[...questions, 'end'].map(question => `/onboarding/${question}`),
  '/sop-review/sop-review-feedback',
  '/unsubscribe/no-such-token',
  '/pay/no-such-code',
  '/family',
  '/family/no-such-token',
]

/** These only lead on. */
const leadingOn = new Set(['/chat', '/auth-actions', '/verify-link'])

/** Of the patterns in the routers, of the stages with their steps, and of the desk's pages: those that no note is about. */
export async function forgotten(notes: readonly Note[]): Promise<string[]> {
  const seen = notes.flatMap(({ page, asked }) => [page, asked ?? page]).map(path => path.split('?')[0] ?? path)
  const steps = stages.flatMap(({ route, steps }) => [`/${route}`, ...steps.map(step => `/${route}/${step.route}`)])
  const wanted = [
    ...(await patternsIn('src/app/web/signed-out.tsx')),
    ...(await patternsIn('src/app/web/signed-in.tsx')),
    ...(await patternsIn(...(await Array.fromAsync(glob('src/*/*/module.desk.tsx'))))),
    ...steps,
  ]
  return wanted.filter(pattern => !leadingOn.has(pattern) && !seen.some(path => matches(pattern, path)))
}

/** Written as `path="/…"` by the routers, and as `path: '/…'` by the desk's modules. */
async function patternsIn(...files: readonly string[]): Promise<string[]> {
  const source = (await Promise.all(files.map(file => readFile(file, 'utf8')))).join('\n')
  const found = [...source.matchAll(/\bpath(?:=|: )["'](\/[^"']*)["']/g)].map(([, path = '']) => path)
  if (found.length < 8)
    throw new Error(`${files.join()} names its routes otherwise than ops/accessibility/routes.ts reads them.`)
  return found.filter(path => path !== '/:stage/:step?')
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern
    .split('/')
    .map(part => (part.endsWith('?') ? '(/[^/]+)?' : part.startsWith(':') ? '/[^/]+' : part === '' ? '' : `/${part}`))
    .join('')
  return new RegExp(`^${expression === '' ? '/' : expression}$`).test(path)
}
