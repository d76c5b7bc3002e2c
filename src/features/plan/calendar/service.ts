import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { writeToOwner } from '#src/features/accounts/letters.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import type { EndReaches, Reach } from '#src/features/people/personal-data/sources.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import { fromOrigin, perDay, perHour, useAll } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call, OpenCall } from '#src/platform/services.ts'
import { hashToken, newToken } from '#src/platform/identity/tokens.ts'
import { calendarFeed } from '#src/values/calendar-file.ts'
import { dayOf } from '#src/values/dates.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { aheadOfStudent } from '../ahead/rules.ts'
import { planStudents, type Journeys, type PlanStudent } from '../effect/students.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { calendarGone, type CalendarView, type planCalendarContract } from './contract.ts'
import * as copy from './rules.ts'
import { eventOf, givenNow, type Given } from './rules.ts'
import { calendarEvents as events, calendarFeeds as feeds } from '../tables.ts'

export const calendarHandlers = (
  journeys: Journeys,
): Handlers<{ planCalendar: typeof planCalendarContract }>['planCalendar'] => ({
  read,
  make,
  revoke,
  fetch: (call, { token }) => fetchFeed(journeys, call, token),
})

async function read({ db, caller }: Call): Promise<CalendarView> {
  const [feed] = await db.select().from(feeds).where(eq(feeds.owner, caller.id))
  return {
    feed: feed === undefined ? null : { madeAt: feed.madeAt.toString(), fetchedAt: feed.fetchedAt?.toString() ?? null },
  }
}

/** The change answers nothing, so that the address is kept nowhere, not even as the answer of a repeated call. */
async function make(call: Call): Promise<{ address: string }> {
  await mustHaveProved(call)
  await call.limits.use(perDay(`calendar-made:${call.caller.id}`, mostMade))
  const { token, hash } = newToken(call.random)
  const made = { tokenHash: hash, madeAt: call.now(), fetchedAt: null }
  await call.change(async change => {
    const { tx, announce } = change
    await tx
      .insert(feeds)
      .values({ owner: call.caller.id, ...made })
      .onConflictDoUpdate({ target: feeds.owner, set: made })
    await announce(`person:${call.caller.id}`, 'plan')
    await writeToOwner(change, call, call.caller.id, copy.madeLetter)
    return {}
  })
  return { address: `${call.settings.publicUrl}/calendar/${token}.ics` }
}

const mostMade = 20

export async function calendarReaches(call: Call): Promise<Reach[]> {
  const { feed } = await read(call)
  if (feed === null) return []
  const { madeAt: since, fetchedAt: usedAt } = feed
  return [{ kind: 'calendar', name: '', since, until: null, usedAt, zone: null, isThisOne: false }]
}

export const stopCalendar: EndReaches = (services, owner) =>
  services.change(async ({ tx, announce }) => {
    await tx.delete(feeds).where(eq(feeds.owner, owner))
    await announce(`person:${owner}`, 'plan')
  })

async function revoke(call: Call): Promise<void> {
  return call.change(async ({ tx, announce }) => {
    await tx.delete(feeds).where(eq(feeds.owner, call.caller.id))
    await announce(`person:${call.caller.id}`, 'plan')
  })
}

/** Calendars of many students come from one address of Google’s or Apple’s, so only wrong addresses are counted by it. */
async function fetchFeed(journeys: Journeys, call: OpenCall, token: string): Promise<FileAnswer> {
  const [feed] = await call.db
    .select()
    .from(feeds)
    .where(eq(feeds.tokenHash, hashToken(token)))
  if (feed === undefined) {
    await useAll(call.limits, fromOrigin(call.request.origin, perHour('calendar-unknown', mostUnknown)))
    throw new Refusal(calendarGone)
  }
  await call.limits.use(perHour(`calendar:${feed.owner}`, mostFetched))
  const [student] = await planStudents(call, journeys, [feed.owner])
  const given = await giveEvents(call, feed.owner, student)
  const { publicUrl } = call.settings
  const from = { owner: feed.owner, host: new URL(publicUrl).hostname, publicUrl }
  const text = calendarFeed({ name: copy.name, events: given.map(one => eventOf(one, from)) })
  return { name: copy.fileName, type: 'text/calendar; charset=utf-8', content: bytesOf(new TextEncoder().encode(text)) }
}

const mostUnknown = 60
const mostFetched = 120

/** Who is enrolled by now has no dates ahead, so those that were given are cancelled. */
async function giveEvents(call: OpenCall, owner: string, student: PlanStudent | undefined): Promise<readonly Given[]> {
  const before: readonly Given[] = await call.db.select().from(events).where(eq(events.owner, owner))
  const now = call.now()
  const ahead =
    student === undefined ? [] : aheadOfStudent(student, rulesInUse(rulesWith(await editedFacts(call.db))), now)
  const given = givenNow(before, ahead, { now, today: student?.today ?? dayOf(now) })
  await noteGiven(
    call,
    owner,
    given.filter(one => !before.includes(one)),
  )
  return given
}

/** Two calendars that fetch at the same time give a change the same number. Most fetches change nothing, and write nothing. */
async function noteGiven({ db, now }: OpenCall, owner: string, changed: readonly Given[]): Promise<void> {
  if (changed.length > 0)
    await db
      .insert(events)
      .values(changed.map(one => ({ owner, ...one })))
      .onConflictDoUpdate({
        target: [events.owner, events.key],
        set: {
          starts: sql`excluded.starts`,
          title: sql`excluded.title`,
          href: sql`excluded.href`,
          sequence: sql`excluded.sequence`,
          changedAt: sql`excluded.changed_at`,
          cancelledAt: sql`excluded.cancelled_at`,
        },
        setWhere: sql`${events.sequence} < excluded.sequence`,
      })
  const at = now()
  await db
    .update(feeds)
    .set({ fetchedAt: at })
    .where(and(eq(feeds.owner, owner), or(isNull(feeds.fetchedAt), lt(feeds.fetchedAt, at.subtract({ hours: 1 })))))
}

async function* bytesOf(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content
}
