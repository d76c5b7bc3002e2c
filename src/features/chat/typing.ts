// That somebody is writing: one row each, renewed at most every three seconds, and counted for six. Nobody
// takes it back who shuts the page, so each reader lets it go by itself.
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { TypingView } from './contract.ts'
import * as copy from './copy.ts'
import { typingEvery, typingFor } from './rules.ts'
import { chatTyping } from './tables.ts'

type Writing = { owner: string; isFromDesk: boolean }

export async function noteTyping(call: Call, { owner, isFromDesk }: Writing): Promise<void> {
  const at = call.now()
  await call.change(async change => {
    const noted = await change.tx
      .insert(chatTyping)
      .values({ owner, person: call.caller.id, isFromDesk, at })
      .onConflictDoUpdate({
        target: [chatTyping.owner, chatTyping.person],
        set: { at },
        setWhere: sql`${chatTyping.at} <= ${at.subtract({ seconds: typingEvery }).toString()}::timestamptz`,
      })
      .returning()
    if (noted.length > 0) await tell(change, owner)
  })
}

/** What was written is there: nobody waits for it any more. */
export async function stopTyping(change: Change, owner: string, person: string): Promise<void> {
  const stopped = await change.tx
    .delete(chatTyping)
    .where(and(eq(chatTyping.owner, owner), eq(chatTyping.person, person)))
    .returning()
  if (stopped.length > 0) await tell(change, owner)
}

async function tell(change: Change, owner: string): Promise<void> {
  await change.announce(`person:${owner}`, 'chat-typing')
  await change.announceToDesk('chat-typing')
}

type Reading = { owner: string; isDesk: boolean }

/** The desk sees its own people too, so that no two answer at once. */
export async function whoTypes({ db, caller, now }: Call, { owner, isDesk }: Reading): Promise<TypingView> {
  const since = now().subtract({ seconds: typingFor })
  const rows = await db
    .select({ id: people.id, by: people.firstName, at: chatTyping.at })
    .from(chatTyping)
    .innerJoin(people, eq(people.id, chatTyping.person))
    .where(
      and(
        eq(chatTyping.owner, owner),
        ne(chatTyping.person, caller.id),
        gt(chatTyping.at, since),
        isDesk ? undefined : eq(chatTyping.isFromDesk, true),
      ),
    )
  return rows.map(({ id, by, at }) => ({
    id,
    by: by === '' ? copy.nameless : by,
    seconds: at.since(since).total('seconds'),
  }))
}
