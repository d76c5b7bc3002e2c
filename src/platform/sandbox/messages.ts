// What the sandboxes caught, and how it is found again. What a letter says may hold a link or a code: it lies sealed.
import { and, desc, eq, ilike, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { postOffice } from '../post.ts'
import type { Vault } from '../vault/vault.ts'
import { sandboxMessages } from './tables.ts'

type NewMessage = Omit<typeof sandboxMessages.$inferInsert, 'id' | 'at'>
export type CaughtMessage = typeof sandboxMessages.$inferSelect
export type CatchMessage = (message: NewMessage) => Promise<void>
export type MessageBox = { db: Database; vault: Pick<Vault, 'seal' | 'open'> }

const words = z.object({
  body: z.string(),
  html: z.string().nullable(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })).nullable(),
})

export function catchingMessages({ db, vault }: MessageBox, now: () => Temporal.Instant): CatchMessage {
  return async ({ body, html = null, attachments = null, ...message }) => {
    const sealed = await vault.seal(postOffice, JSON.stringify({ body, html, attachments }))
    await db
      .insert(sandboxMessages)
      .values({ ...message, body: Buffer.from(sealed).toString('base64'), at: now() })
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
export function findMessages(box: MessageBox, { to, channel }: Search): Promise<CaughtMessage[]> {
  const wanted: SQL[] = []
  if (to !== undefined && to !== '') wanted.push(ilike(sandboxMessages.recipient, `%${literally(to)}%`))
  if (channel !== undefined) wanted.push(eq(sandboxMessages.channel, channel))
  return readWhere(box, and(...wanted), most)
}

/** What was said in a live room, in the order it was said. */
export async function talkIn(box: MessageBox, room: string): Promise<CaughtMessage[]> {
  const isOfRoom = and(eq(sandboxMessages.channel, 'room'), eq(sandboxMessages.recipient, room))
  const said = await readWhere(box, isOfRoom, most)
  return said.toReversed()
}

export async function findMessage(box: MessageBox, id: string): Promise<CaughtMessage | undefined> {
  const [found] = await readWhere(box, eq(sandboxMessages.id, id), 1)
  return found
}

async function readWhere({ db, vault }: MessageBox, which: SQL | undefined, limit: number): Promise<CaughtMessage[]> {
  const rows = await db
    .select()
    .from(sandboxMessages)
    .where(which)
    .orderBy(desc(sandboxMessages.at), desc(sandboxMessages.id))
    .limit(limit)
  return Promise.all(rows.map(row => opened(vault, row)))
}

async function opened(vault: MessageBox['vault'], row: CaughtMessage): Promise<CaughtMessage> {
  return { ...row, ...words.parse(JSON.parse(await vault.open(postOffice, Buffer.from(row.body, 'base64')))) }
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
