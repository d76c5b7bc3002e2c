// Until when a member of staff's roles count in a session.

const hour = 3_600_000

/** How long a second factor counts, and how long nobody may work without giving it again. */
export const deskLife = 8 * hour
export const deskIdle = hour

/** Moments are milliseconds: every request asks. */
type DeskTimes = { secondFactorAt: number | undefined; lastActiveAt: number | undefined }

/** Undefined without a second factor: then there is no desk in this session. */
export function deskEndsAt({ secondFactorAt, lastActiveAt }: DeskTimes): number | undefined {
  if (secondFactorAt === undefined) return undefined
  return Math.min(secondFactorAt + deskLife, Math.max(secondFactorAt, lastActiveAt ?? 0) + deskIdle)
}
