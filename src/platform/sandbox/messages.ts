// What the twins caught, and how it is found again.
import { and, desc, eq, ilike, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sandboxMessages } from './tables.ts'

type NewMessage = Omit<typeof sandboxMessages.$inferInsert, 'id' | 'at'>
export type CaughtMessage = typeof sandboxMessages.$inferSelect
export type CatchMessage = (message: NewMessage) => Promise<void>

export function catchingMessages(db: Database, now: () => Temporal.Instant): CatchMessage {
  return async message => {
    await db
      .insert(sandboxMessages)
      .values({ ...message, at: now() })
      .onConflictDoNothing({ target: sandboxMessages.sentAs })
  }
}

type Search = {
  /** Part of the recipient. */
  to?: string | undefined
  channel?: CaughtMessage['channel'] | undefined
}

const most = 200

/** Newest first. */
export function findMessages(db: Database, { to, channel }: Search): Promise<CaughtMessage[]> {
  const wanted: SQL[] = []
  if (to !== undefined && to !== '') wanted.push(ilike(sandboxMessages.recipient, `%${literally(to)}%`))
  if (channel !== undefined) wanted.push(eq(sandboxMessages.channel, channel))
  return db
    .select()
    .from(sandboxMessages)
    .where(and(...wanted))
    .orderBy(desc(sandboxMessages.at), desc(sandboxMessages.id))
    .limit(most)
}

/** What was said in a live room, in the order it was said. */
export async function talkIn(db: Database, room: string): Promise<CaughtMessage[]> {
  const said = await db
    .select()
    .from(sandboxMessages)
    .where(and(eq(sandboxMessages.channel, 'room'), eq(sandboxMessages.recipient, room)))
    .orderBy(desc(sandboxMessages.at), desc(sandboxMessages.id))
    .limit(most)
  return said.toReversed()
}

export async function findMessage(db: Database, id: string): Promise<CaughtMessage | undefined> {
  const [found] = await db.select().from(sandboxMessages).where(eq(sandboxMessages.id, id))
  return found
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
