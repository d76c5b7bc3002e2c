// What somebody wrote last, in few words, for the lists of the desk.
import { and, desc, eq, inArray } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { noteLook, type HistorySource } from '../audit/actions.ts'
import type { Said } from '../desk-kit/kinds.ts'
import * as audited from './audit-actions.ts'
import * as copy from './copy.ts'
import { textOf } from './seal.ts'
import { chatHeld, chatMessages } from './tables.ts'

const mostShown = 200

type Stored = Parameters<typeof textOf>[1]

export const firstWords = async (vault: Vault, message: Stored): Promise<string> =>
  [...(await textOf(vault, message))].slice(0, mostShown).join('')

/** The student's own last message, whatever we wrote after it. */
export async function saidInChat({ db, vault }: Call, students: readonly string[]): Promise<ReadonlyMap<string, Said>> {
  const rows = await db
    .selectDistinctOn([chatMessages.owner])
    .from(chatMessages)
    .where(and(inArray(chatMessages.owner, [...students]), eq(chatMessages.isFromDesk, false)))
    .orderBy(chatMessages.owner, desc(chatMessages.number))
  const held = await db
    .selectDistinct({ owner: chatHeld.owner })
    .from(chatHeld)
    .where(inArray(chatHeld.owner, [...students]))
  const answered = new Set(held.map(({ owner }) => owner))
  const said = rows.map(async row => {
    const words = await firstWords(vault, row)
    const { owner, at, aboutStage } = row
    const isSending = answered.has(owner)
    return [owner, { words: words || copy.onlyFiles, at, stage: aboutStage, isSending }] as const
  })
  return new Map(await Promise.all(said))
}

const mostInFile = 100

/** In a student's file: who reads it there has read the chat. */
export const chatHistory: HistorySource = async (call, student) => {
  const rows = await call.db
    .select({ message: chatMessages, writer: people.firstName })
    .from(chatMessages)
    .leftJoin(people, eq(people.id, chatMessages.author))
    .where(eq(chatMessages.owner, student))
    .orderBy(desc(chatMessages.number))
    .limit(mostInFile)
  if (rows.length > 0) await noteLook(call, { what: audited.chatRead, about: student })
  const said = rows.map(async ({ message, writer }) => ({
    at: message.at,
    what: (await firstWords(call.vault, message)) || copy.onlyFiles,
    by: message.isFromDesk ? writer || copy.nameless : null,
    kind: 'message' as const,
    path: `/desk/chats/${student}`,
  }))
  return Promise.all(said)
}
