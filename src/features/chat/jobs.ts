// Answers that a student has not come upon after ten minutes are announced: in the app, and by e-mail. Once, until
// they have read the conversation again.
import { sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import * as copy from './copy.ts'
import { heldJob, sendHeld } from './held-answers.ts'
import { minutesUnseen } from './rules.ts'
import { chatNotices } from './tables.ts'
import { sealPlain } from './seal.ts'

type Unseen = { owner: string; last: number; by: string | null }

const batch = 100

export async function notifyUnseen(services: Services): Promise<void> {
  let done = batch
  while (done === batch) done = await services.change(change => notifyBatch(change, services))
}

async function notifyBatch(change: Change, services: Services): Promise<number> {
  const unseen = await longUnseen(change, services.now())
  for (const one of unseen) await tell(change, services, one)
  return unseen.length
}

/** Two that run at once: what the first holds the second leaves out, and what the first has announced is announced. */
const longUnseen = async ({ tx }: Change, now: Temporal.Instant): Promise<Unseen[]> =>
  tx.execute<Unseen>(sql`
    select p.id as owner, news.last, w.first_name as by
    from people p
      left join chat_reads r on r.owner = p.id and r.side = 'student'
      left join chat_tellings t on t.owner = p.id
      join lateral (
        select min(number) as first, max(number) as last, min(at) as since from chat_messages m
        where m.owner = p.id and m.is_from_desk and m.number > coalesce(r.up_to, 0)) news on news.first is not null
      join chat_messages last on last.owner = p.id and last.number = news.last
      left join people w on w.id = last.author
    where p.id in (select distinct owner from chat_messages where is_from_desk and at > ${now.subtract({ hours: 48 }).toString()}::timestamptz)
      and news.since <= ${now.subtract({ minutes: minutesUnseen }).toString()}::timestamptz
      and news.first > coalesce(t.up_to, 0)
    limit ${batch}
    for no key update of p skip locked`)

/** What was said is sealed, and stays in the chat. */
async function tell(change: Change, services: Services, { owner, last, by }: Unseen): Promise<void> {
  const reminded = { upTo: last, notifiedAt: services.now() }
  const noted = await change.tx
    .insert(chatNotices)
    .values({ owner, ...reminded })
    .onConflictDoUpdate({
      target: chatNotices.owner,
      set: reminded,
      setWhere: sql`${chatNotices.upTo} < excluded.up_to`,
    })
    .returning()
  if (noted.length === 0) return
  await notify(change, services, {
    to: owner,
    type: 'chat',
    title: copy.unseenTitle(by === null || by === '' ? copy.nameless : by),
    body: copy.unseenBody,
    href: '/chat',
  })
}

export const chatJobs = (services: Services): JobKind[] => [
  { name: heldJob, cron: '* * * * *', work: () => sendHeld(services) },
  { name: 'chat-unseen', cron: '* * * * *', work: () => notifyUnseen(services) },
  { name: 'chat-sealing', cron: '*/10 * * * *', work: () => sealPlain(services) },
]
