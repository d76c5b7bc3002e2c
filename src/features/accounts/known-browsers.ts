// Browsers that somebody signed in with before. A stranger who uses up the tries of an account leaves theirs alone.
import { and, eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { hashToken, newToken } from '#src/platform/identity/tokens.ts'
import { people } from '#src/platform/identity/tables.ts'
import { knownBrowsers } from './tables.ts'

/** The mark of the browser that calls; it gets one if it has none. */
export function markOf({ request, random }: Pick<OpenCall, 'request' | 'random'>): string {
  if (request.browser !== undefined) return hashToken(request.browser)
  const { token, hash } = newToken(random)
  request.holdBrowser(token)
  return hash
}

/** From now on this browser is one of theirs. */
export async function noteBrowser({ tx }: Change, call: OpenCall, person: string): Promise<void> {
  const at = { usedAt: call.now() }
  await tx
    .insert(knownBrowsers)
    .values({ person, browser: markOf(call), ...at })
    .onConflictDoUpdate({ target: [knownBrowsers.person, knownBrowsers.browser], set: at })
}

/** Somebody else may have been in: each browser has to show itself again. */
export const forgetBrowsers = ({ tx }: Change, person: string) =>
  tx.delete(knownBrowsers).where(eq(knownBrowsers.person, person))

type Way = { email: string } | { phone: string }

/** Its mark, where the account with this address or number was signed in to from it before. */
export async function knownMark({ db, request }: OpenCall, way: Way): Promise<string | undefined> {
  if (request.browser === undefined) return undefined
  const browser = hashToken(request.browser)
  const [known] = await db
    .select({ person: people.id })
    .from(knownBrowsers)
    .innerJoin(people, eq(people.id, knownBrowsers.person))
    .where(
      and(
        eq(knownBrowsers.browser, browser),
        'email' in way ? eq(people.email, way.email) : eq(people.phone, way.phone),
      ),
    )
  return known === undefined ? undefined : browser
}
