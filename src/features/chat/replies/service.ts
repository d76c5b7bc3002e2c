import * as audited from '../audit-actions.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { nameTaken, type ReplyView } from './contract.ts'
import { chatReplies } from '../tables.ts'

type Words = { name: string; text: string }
type Named = { id: string }

export async function list({ db }: Call): Promise<ReplyView[]> {
  const rows = await db
    .select({ reply: chatReplies, by: people.firstName })
    .from(chatReplies)
    .leftJoin(people, eq(people.id, chatReplies.writtenBy))
    .orderBy(chatReplies.name)
  return rows.map(({ reply: { id, name, text }, by }) => ({ id, name, text, by: by ?? 'Somebody who has left' }))
}

export const add = (call: Call, words: Words): Promise<Named> =>
  call.change(async change => {
    await refuseTakenName(change, words.name)
    const [made] = await change.tx
      .insert(chatReplies)
      .values({ ...words, ...written(call) })
      .onConflictDoNothing()
      .returning({ id: chatReplies.id })
    if (made === undefined) throw new Refusal(nameTaken)
    await tell(change, call, audited.chatReplyWritten, made.id, words.name)
    return made
  })

export async function change(call: Call, { id, ...words }: Words & Named): Promise<void> {
  await call.change(async made => {
    await refuseTakenName(made, words.name, id)
    const [changed] = await made.tx
      .update(chatReplies)
      .set({ ...words, ...written(call) })
      .where(eq(chatReplies.id, id))
      .returning({ id: chatReplies.id })
    if (changed === undefined) throw new Refusal(notFound)
    await tell(made, call, audited.chatReplyWritten, id, words.name)
  })
}

export async function remove(call: Call, { id }: Named): Promise<void> {
  await call.change(async made => {
    const gone = foundIn(await made.tx.delete(chatReplies).where(eq(chatReplies.id, id)).returning())
    await tell(made, call, audited.chatReplyRemoved, id, gone.name)
  })
}

const written = ({ caller, now }: Call) => ({ writtenBy: caller.id, writtenAt: now() })

/** A courtesy; the unique index is the guard. */
async function refuseTakenName({ tx }: Change, name: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(chatReplies.id, except)
  const [taken] = await tx
    .select({ id: chatReplies.id })
    .from(chatReplies)
    .where(and(eq(chatReplies.name, name), others))
  if (taken !== undefined) throw new Refusal(nameTaken)
}

async function tell(made: Change, call: Call, what: AuditAction, about: string, detail: string): Promise<void> {
  await noteAction(made, call, { what, about, detail })
  await made.announceToDesk('chat-replies')
}
