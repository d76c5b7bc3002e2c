// Today: all that waits, with what they wrote, where it belongs and what comes next for them. It is read for all rows at once.
import { and, eq, inArray } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import type { InboxRow, RequestView } from '../contract.ts'
import { nextDates, type Desk, type NextDate, type Said } from '../kinds.ts'
import { list } from '../request-list.ts'
import { seen, snoozes } from '../tables.ts'
import { firstOf, inOrder, isAsleep } from './rules.ts'

type Rows = readonly RequestView[]
type About = Pick<RequestView, 'kind' | 'subject'>

export async function inbox(desk: Desk, call: Call, { most }: { most: number }): Promise<InboxRow[]> {
  const rows = await list(desk, call, { state: 'open', most })
  const [said, next, looks, asleep] = await Promise.all([
    saidIn(desk, call, rows),
    nextOf(desk, call, rows),
    looksAt(call, rows),
    snoozesOf(call, rows),
  ])
  const now = call.now()
  const full = rows.map((row): InboxRow => {
    const words = said.get(keyOf(row))
    const saidAt = words?.at ?? Temporal.Instant.from(row.askedAt)
    const look = looks.get(keyOf(row))
    const snooze = asleep.get(keyOf(row))
    return {
      ...row,
      words: firstOf(words?.words ?? row.title),
      saidAt: saidAt.toString(),
      place: placeOf(desk, row, words),
      nextDate: next.get(row.student?.id ?? '') ?? null,
      isUnread: look === undefined || Temporal.Instant.compare(look, saidAt) < 0,
      snoozedUntil: snooze !== undefined && isAsleep(snooze, saidAt, now) ? snooze.until.toString() : null,
      isSending: words?.isSending === true,
    }
  })
  return inOrder(full, now)
}

const keyOf = ({ kind, subject }: About): string => `${kind}:${subject}`

/** Each kind reads what was said of all of its rows. */
async function saidIn({ kinds }: Desk, call: Call, rows: Rows): Promise<ReadonlyMap<string, Said>> {
  const read = [...Map.groupBy(rows, ({ kind }) => kind)].map(async ([kind, own]) => {
    const said = await kinds(kind).says?.(
      call,
      own.map(({ subject }) => subject),
    )
    return [...(said ?? [])].map(([subject, words]) => [keyOf({ kind, subject }), words] as const)
  })
  return new Map((await Promise.all(read)).flat())
}

async function nextOf({ app }: Desk, call: Call, rows: Rows): Promise<ReadonlyMap<string, NextDate>> {
  const students = [...new Set(rows.flatMap(({ student }) => student?.id ?? []))]
  const found = await Promise.all(app.given(nextDates).map(read => read(call, students)))
  return new Map(found.flatMap(dates => [...dates]))
}

/** The stage by its label: as it was said, or that of the kind's own step. */
function placeOf({ kinds, app }: Desk, { kind }: RequestView, said: Said | undefined): string | null {
  const { step } = kinds(kind)
  const route = said?.stage ?? (typeof step === 'object' ? step.stage : undefined)
  return app.stages.find(stage => stage.route === route)?.label ?? null
}

const subjectsOf = (rows: Rows): string[] => rows.map(({ subject }) => subject)

async function looksAt({ db, caller }: Call, rows: Rows): Promise<ReadonlyMap<string, Temporal.Instant>> {
  const found = await db
    .select()
    .from(seen)
    .where(and(eq(seen.person, caller.id), inArray(seen.subject, subjectsOf(rows))))
  return new Map(found.map(look => [keyOf(look), look.seenAt]))
}

async function snoozesOf({ db }: Call, rows: Rows) {
  const found = await db
    .select()
    .from(snoozes)
    .where(inArray(snoozes.subject, subjectsOf(rows)))
  return new Map(found.map(snooze => [keyOf(snooze), snooze]))
}
