// What is said in the chat is stored sealed with the student's key, and goes with it.
import { and, eq, ne } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { chatMessages } from './tables.ts'

/** Nothing where files say it all. */
export const sealedWords = async (vault: Vault, owner: string, text: string): Promise<Uint8Array | null> =>
  text === '' ? null : vault.seal(owner, text)

type Stored = { owner: string; text: string; sealedText: Uint8Array | null }

export const textOf = async (vault: Vault, { owner, text, sealedText }: Stored): Promise<string> =>
  sealedText === null ? text : vault.open(owner, sealedText)

const batch = 200

/** What was written before messages were sealed, or by a server of that time while this one starts beside it. */
export async function sealPlain(services: Pick<Services, 'db' | 'vault'>): Promise<void> {
  const { db, vault } = services
  const rows = await db.select().from(chatMessages).where(ne(chatMessages.text, '')).limit(batch)
  for (const { owner, number, text } of rows) {
    const sealedText = await vault.seal(owner, text)
    // A join of two accounts may have given it another number and another owner meanwhile.
    await db
      .update(chatMessages)
      .set({ sealedText, text: '' })
      .where(and(eq(chatMessages.owner, owner), eq(chatMessages.number, number), eq(chatMessages.text, text)))
  }
  if (rows.length === batch) await sealPlain(services)
}
