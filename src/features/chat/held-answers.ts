// What the desk answers is held for ten seconds, and sent by a job: whether its page is still open or not.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction } from '../audit/actions.ts'
import { announceRequests } from '../desk-kit/requests.ts'
import { attach, attachedTo, detach } from '../documents/documents.ts'
import * as audited from './audit-actions.ts'
import { takeIfFree } from './claims.ts'
import { sentAlready, type HeldView } from './contract.ts'
import { heldName, sayHeld } from './conversation.ts'
import * as copy from './copy.ts'
import { undoFor } from '../desk-kit/rules.ts'
import { sealedWords, textOf } from './seal.ts'
import { chatHeld, chatMessages } from './tables.ts'
import { stopTyping } from './typing.ts'

export const heldJob = 'chat-held'
/** The clocks of two servers differ a little: what is not due by the clock of who looks would wait for the next minute. */
const grace = Temporal.Duration.from({ seconds: 1 })

type Words = { owner: string; text: string; documents: readonly string[] }

/** It waits until then all the same: of the request nothing changes but who has it. */
export async function hold(call: Call, { owner, text, documents }: Words): Promise<Pick<HeldView, 'id' | 'sendAt'>> {
  const sealedText = await sealedWords(call.vault, owner, text)
  return call.change(async change => {
    const held = await holdSealed(change, call, { owner, sealedText })
    await attach(change, call, { ids: documents, purpose: 'chat', owner, to: heldName(held.id) })
    await sendLater(change)
    return { id: held.id, sendAt: held.sendAt.toString() }
  })
}

type Sealed = { owner: string; sealedText: Uint8Array | null; part?: string }

/** One answer, or one of many of the same words: `part` is what the audit says of that. */
export async function holdSealed(change: Change, call: Call, { owner, sealedText, part }: Sealed) {
  await takeIfFree(change, call, owner)
  const [held] = await change.tx
    .insert(chatHeld)
    .values({ owner, author: call.caller.id, sealedText, sendAt: whenSent(call) })
    .returning()
  if (held === undefined) throw new Error('The answer was not held.')
  await stopTyping(change, owner, call.caller.id)
  await noteAction(change, call, {
    what: audited.answerHeld,
    about: owner,
    ...(part !== undefined && { detail: part }),
  })
  await announceHeld(change)
  return held
}

/** Whole milliseconds, as a row keeps it: rounded up there, it would not be due when its ten seconds are over. */
const whenSent = ({ now }: Pick<Call, 'now'>) =>
  now().add(undoFor).round({ smallestUnit: 'millisecond', roundingMode: 'floor' })

/** Holding many takes a while: for all of them the ten seconds begin at its end. */
export async function sendTogether(change: Change, call: Call, ids: readonly string[]): Promise<void> {
  await change.tx
    .update(chatHeld)
    .set({ sendAt: whenSent(call) })
    .where(inArray(chatHeld.id, [...ids]))
  await sendLater(change)
}

const sendLater = (change: Change): Promise<void> => change.later(heldJob, {}, undoFor.add(grace))

type Named = { owner: string; id: string }

/** By its writer alone, whatever the clock says, as long as it is held. */
export async function takeBack(call: Call, named: Named): Promise<Pick<HeldView, 'text' | 'documents'>> {
  await call.vault.keyOf(named.owner)
  return call.change(async change => {
    const held = await takeBackHeld(change, call, named)
    if (held === undefined) throw new Refusal((await wasSent(change, call, named)) ? sentAlready : notFound)
    const { row, documents } = held
    return { text: await wordsIn(call, row), documents }
  })
}

/** Nothing, where it is sent or was never held. */
export async function takeBackHeld(change: Change, call: Call, { owner, id }: Named) {
  const isIt = and(eq(chatHeld.id, id), eq(chatHeld.owner, owner), eq(chatHeld.author, call.caller.id))
  // Waits for a job that sends it at this moment, and does not find it then.
  const [row] = await change.tx.delete(chatHeld).where(isIt).returning()
  if (row === undefined) return undefined
  const documents = (await attachedTo(change.tx, [heldName(id)])).get(heldName(id)) ?? []
  await detach(
    change,
    call,
    documents.map(file => file.id),
  )
  await noteAction(change, call, { what: audited.answerTakenBack, about: owner })
  await announceHeld(change)
  // A job that found this one held left the next of the conversation to the job after it.
  await change.later(heldJob, {})
  return { row, documents }
}

const wasSent = async ({ tx }: Change, { caller }: Call, { owner, id }: Named): Promise<boolean> =>
  (await tx.$count(
    chatMessages,
    and(eq(chatMessages.owner, owner), eq(chatMessages.author, caller.id), eq(chatMessages.heldAs, id)),
  )) > 0

async function announceHeld(change: Change): Promise<void> {
  await change.announceToDesk('chat')
  await announceRequests(change, 'advisor')
}

const wordsIn = async ({ vault }: Call, { owner, sealedText }: typeof chatHeld.$inferSelect): Promise<string> =>
  textOf(vault, { owner, text: '', sealedText })

/** What is on its way to a student, in the order in which it will be there. */
export async function heldAnswers(call: Call, owner: string): Promise<HeldView[]> {
  const rows = await call.db
    .select({ held: chatHeld, by: people.firstName })
    .from(chatHeld)
    .leftJoin(people, eq(people.id, chatHeld.author))
    .where(eq(chatHeld.owner, owner))
    .orderBy(asc(chatHeld.sendAt), asc(chatHeld.id))
  const mine = rows.filter(({ held }) => held.author === call.caller.id)
  const files = await attachedTo(
    call.db,
    mine.map(({ held }) => heldName(held.id)),
  )
  const opened = rows.map(async ({ held, by }) => {
    const isMine = held.author === call.caller.id
    return {
      id: held.id,
      by: by || copy.nameless,
      isMine,
      sendAt: held.sendAt.toString(),
      text: isMine ? await wordsIn(call, held) : '',
      documents: files.get(heldName(held.id)) ?? [],
    }
  })
  return Promise.all(opened)
}

/** All that is due, one by one: what a process left that died is sent by the next. */
export async function sendHeld(services: Services): Promise<void> {
  while (await services.change(change => sendNext(change, services)));
}

/** Gone from what is held and there as a message in one commit. Of one conversation the earlier first, also where two send at once. */
async function sendNext(change: Change, services: Services): Promise<boolean> {
  const [held] = await change.tx
    .select()
    .from(chatHeld)
    .where(
      and(
        lte(chatHeld.sendAt, services.now()),
        sql`not exists (select from chat_held e where e.owner = ${chatHeld.owner} and (e.send_at, e.id) < (${chatHeld.sendAt}, ${chatHeld.id}))`,
      ),
    )
    .orderBy(asc(chatHeld.sendAt), asc(chatHeld.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (held === undefined) return false
  await change.tx.delete(chatHeld).where(eq(chatHeld.id, held.id))
  await sayHeld(change, services, held)
  if (held.author !== null)
    await noteAction(
      change,
      { now: services.now, caller: { id: held.author } },
      { what: audited.answerSent, about: held.owner },
    )
  return true
}
