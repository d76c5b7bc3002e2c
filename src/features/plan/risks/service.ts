import { inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import * as audited from '../audit-actions.ts'
import { noteLooks } from '#src/features/audit/actions.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { filesOf } from '#src/features/people/leads/queries.ts'
import type { NextDate } from '#src/features/desk-kit/kinds.ts'
import { onboardings } from '#src/features/people/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import { isThing } from '#src/plan/things.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { isOnTheirWay } from '../effect/students.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { risksContract, type RisksView } from '../contract.ts'
import { planRisks as kept, planRisksSeen as position } from '../tables.ts'
import { riskWords, type Risk, type Wanted } from './rules.ts'

const mostShown = 200

export const risksHandlers: Handlers<{ planRisks: typeof risksContract }>['planRisks'] = { read }

async function read(call: Call, wanted: Wanted): Promise<RisksView> {
  const { first, ...found } = await risksOf(call, wanted)
  const ids = [...new Set(first.map(({ student }) => student.id))]
  const [files] = await Promise.all([
    filesOf(call.db, ids),
    noteLooks(
      call,
      ids.map(id => ({ what: audited.planRisksRead, about: id })),
    ),
  ])
  return {
    ...found,
    risks: first.map(risk => ({ ...risk, lead: files.get(risk.student.id)?.lead?.name ?? null })),
  }
}

type StudentRisk = Risk & { student: { id: string; name: string } }
type Found = Omit<RisksView, 'risks'> & { first: readonly StudentRisk[] }

const found = z.object({
  checked: z.number(),
  students: z.number(),
  count: z.number(),
  rules: z.array(z.object({ id: z.string(), count: z.number() })),
  first: z.array(
    z.object({
      owner: z.string(),
      thing: z.string().refine(isThing),
      name: z.string(),
      when: z.string(),
      limit: z.string(),
      isHard: z.boolean(),
      word: z.enum(riskWords),
      rule: z.string(),
      isEstimated: z.boolean(),
    }),
  ),
})

/** All are counted; those with the soonest limits are read. */
export async function risksOf({ db }: Pick<Services, 'db'>, wanted: Wanted): Promise<Found> {
  const [[row], [seen], edited] = await Promise.all([
    db.execute(statement(db, wanted)),
    db.select({ at: position.at }).from(position),
    editedFacts(db),
  ])
  const { first, rules, ...counted } = found.parse(row)
  const ids = [...new Set(first.map(({ owner }) => owner))]
  const named = await db.select().from(people).where(inArray(people.id, ids))
  const students = new Map(named.map(person => [person.id, namedStudent(person)]))
  const byId = new Map(rulesInUse(rulesWith(edited)).map(rule => [rule.id, rule]))
  return {
    ...counted,
    asOf: seen === undefined ? null : momentOf(seen.at),
    rules: rules.map(({ id, count }) => ({ id, words: byId.get(id)?.words ?? '', count })),
    first: first.flatMap(({ owner, rule: id, ...risk }) => {
      const [student, rule] = [students.get(owner), byId.get(id)]
      return student === undefined || rule === undefined
        ? []
        : [{ ...risk, student, rule: { id, words: rule.words }, todo: rule.remedy ?? null }]
    }),
  }
}

/** A student who is no longer on their way is not counted, also before the job runs. */
const statement = (db: Services['db'], { rule, word }: Wanted): SQL => sql`
  with kept as (
    select ${kept.owner} as owner, ${kept.risks} as risks from ${kept}
    join ${people} on ${people.id} = ${kept.owner}
    left join ${onboardings} on ${onboardings.owner} = ${people.id}
    where ${isOnTheirWay({ db })}
  ), risks as materialized (
    select kept.owner, risk.* from kept, jsonb_to_recordset(kept.risks) as risk(
      thing text, name text, "when" text, "limit" text, "isHard" boolean, word text, rule text, "isEstimated" boolean)
  ), shown as (
    select * from risks
    where (${rule ?? null}::text is null or rule = ${rule ?? null}) and (${word ?? null}::text is null or word = ${word ?? null})
  )
  select
    (select count(*)::int from kept) as checked,
    (select count(distinct owner)::int from shown) as students,
    (select count(*)::int from shown) as count,
    (select coalesce(jsonb_agg(by_rule), '[]') from (
      select rule as id, count(*)::int as count from risks group by rule order by count(*) desc, rule) as by_rule) as rules,
    (select coalesce(jsonb_agg(soonest), '[]') from (
      select * from shown order by "limit", "isHard" desc limit ${mostShown}) as soonest) as first`

/** For who may read what is at risk; a day that is over is none that comes. */
export async function nextDatesOf(call: Call, students: readonly string[]): Promise<ReadonlyMap<string, NextDate>> {
  if (!risksContract.read.who.some(role => call.caller.roles.includes(role))) return new Map()
  const rows = await call.db
    .select({ owner: kept.owner, next: kept.next })
    .from(kept)
    .where(inArray(kept.owner, [...students]))
  const today = dayOf(call.now()).toString()
  return new Map(rows.flatMap(({ owner, next }) => (next === null || next.day < today ? [] : [[owner, next]])))
}
