// A challenge is signed once, within five minutes, in the session that asked for it: what was signed before opens nothing.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { hashToken, newToken } from '#src/platform/identity/tokens.ts'
import { passkeyChallenges } from '../tables.ts'

export const challengeLife = Temporal.Duration.from({ minutes: 5 })

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose']
type Of = { purpose: Purpose; session: string | null }

export async function makeChallenge({ db, now, random }: Services, { purpose, session }: Of): Promise<string> {
  const { token, hash } = newToken(random)
  const expiresAt = now().add(challengeLife)
  await db.insert(passkeyChallenges).values({ challengeHash: hash, purpose, session, expiresAt })
  return token
}

/** Gone even where what follows fails. */
export async function spendChallenge(
  { db, now }: Services,
  { purpose, session }: Of,
  challenge: string,
): Promise<boolean> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        session === null ? isNull(passkeyChallenges.session) : eq(passkeyChallenges.session, session),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return spent.length > 0
}
