// Which students have dates at risk, one card each: counted, put in order and cut by the database.
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import * as audited from '../audit-actions.ts'
import { noteLooks } from '#src/features/audit/actions.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { calledLike } from '#src/features/people/finding/search.ts'
import { filesOf, ledBy } from '#src/features/people/leads/queries.ts'
import type { Desk, NextDate } from '#src/features/desk-kit/kinds.ts'
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
import { risksContract, type RiskCard, type RisksView, type WantedRisks } from '../contract.ts'
import { planRisks as kept, planRisksSeen as position } from '../tables.ts'
import { readWeek } from './week/service.ts'
import { firstToSave, riskWords, type Risk } from './rules.ts'

export const risksHandlers = (desk: Desk): Handlers<{ planRisks: typeof risksContract }>['planRisks'] => ({
  read,
  week: call => readWeek(desk, call),
})

async function read(call: Call, wanted: WantedRisks): Promise<RisksView> {
  const found = await risksOf(call, wanted)
  const ids = found.cards.map(({ student }) => student.id)
  const [files] = await Promise.all([
    filesOf(call.db, ids),
    noteLooks(
      call,
      ids.map(id => ({ what: audited.planRisksRead, about: id })),
    ),
  ])
  return { ...found, cards: found.cards.map(card => ({ ...card, lead: leadIn(files.get(card.student.id)?.lead) })) }
}

const leadIn = (lead: { id: string; name: string } | null | undefined): RiskCard['lead'] =>
  lead == null ? null : { id: lead.id, name: lead.name }

const risk = z.object({
  thing: z.string().refine(isThing),
  name: z.string(),
  when: z.string(),
  limit: z.string(),
  isHard: z.boolean(),
  word: z.enum(riskWords),
  rule: z.string(),
  isEstimated: z.boolean(),
})

const found = z.object({
  checked: z.number(),
  students: z.number(),
  count: z.number(),
  rules: z.array(z.object({ id: z.string(), count: z.number() })),
  page: z.array(z.object({ owner: z.string(), first: z.string(), risks: z.array(risk) })),
})

type Found = Omit<RisksView, 'cards'> & { cards: readonly Omit<RiskCard, 'lead'>[] }

/** All are counted; of a page all that is at risk is read. */
export async function risksOf(
  { db, caller }: Pick<Services, 'db'> & { caller: Pick<Call['caller'], 'id'> },
  wanted: WantedRisks,
): Promise<Found> {
  const which = and(isOnTheirWay({ db }), ledBy({ db, caller }, wanted.lead), calledLike(wanted.search))
  const [[row], [seen], edited] = await Promise.all([
    db.execute(statement(which, wanted)),
    db.select({ at: position.at }).from(position),
    editedFacts(db),
  ])
  const { page, rules, ...counted } = found.parse(row)
  const shown = page.slice(0, wanted.most)
  const last = page.length > shown.length ? shown.at(-1) : undefined
  const named = await db
    .select()
    .from(people)
    .where(
      inArray(
        people.id,
        shown.map(({ owner }) => owner),
      ),
    )
  const students = new Map(named.map(person => [person.id, namedStudent(person)]))
  const byId = new Map(rulesInUse(rulesWith(edited)).map(rule => [rule.id, rule]))
  const isMeant = ({ word, rule }: Pick<Risk, 'word'> & { rule: { id: string } }) =>
    (wanted.word ?? word) === word && (wanted.rule ?? rule.id) === rule.id
  return {
    ...counted,
    asOf: seen === undefined ? null : momentOf(seen.at),
    next: last === undefined ? null : `${last.first} ${last.owner}`,
    rules: rules.map(({ id, count }) => ({ id, words: byId.get(id)?.words ?? '', count })),
    cards: shown.flatMap(({ owner, risks }) => {
      const all = risks.toSorted(firstToSave).flatMap(({ rule: id, ...noted }) => {
        const rule = byId.get(id)
        return rule === undefined ? [] : [{ ...noted, rule: { id, words: rule.words }, todo: rule.remedy ?? null }]
      })
      const [student, first] = [students.get(owner), all.find(isMeant)]
      return student === undefined || first === undefined
        ? []
        : [{ student, first, others: all.filter(one => one !== first) }]
    }),
  }
}

/** A student who is no longer on their way is not counted, also before the job runs. `place`: the order of `firstToSave`. */
const statement = (which: SQL | undefined, { rule, word, most, after }: WantedRisks): SQL => sql`
  with kept as (
    select ${kept.owner} as owner, ${kept.risks} as risks from ${kept}
    join ${people} on ${people.id} = ${kept.owner}
    left join ${onboardings} on ${onboardings.owner} = ${people.id}
    where ${which}
  ), risks as materialized (
    select kept.owner, risk.rule, risk.word,
      concat_ws(' ', case risk.word when 'breaks' then 0 else 1 end, risk."limit", case when risk."isHard" then 0 else 1 end) as place
    from kept, jsonb_to_recordset(kept.risks) as risk("limit" text, "isHard" boolean, word text, rule text)
  ), students as (
    select owner, min(place) as first, count(*)::int as count from risks
    where (${rule ?? null}::text is null or rule = ${rule ?? null}::text) and (${word ?? null}::text is null or word = ${word ?? null}::text)
    group by owner
  ), page as (
    select owner, first from students
    where ${after ?? null}::text is null or concat_ws(' ', first, owner) > ${after ?? null}::text
    order by first, owner::text limit ${most + 1}
  )
  select
    (select count(*)::int from kept) as checked,
    (select count(*)::int from students) as students,
    (select coalesce(sum(count), 0)::int from students) as count,
    (select coalesce(jsonb_agg(by_rule), '[]') from (
      select rule as id, count(*)::int as count from risks group by rule order by count(*) desc, rule) as by_rule) as rules,
    (select coalesce(jsonb_agg(jsonb_build_object('owner', page.owner, 'first', page.first, 'risks', ${kept.risks})
      order by page.first, page.owner::text), '[]')
      from page join ${kept} on ${kept.owner} = page.owner) as page`

/** For who may read what is at risk; a day that is over is none that comes. */
export async function nextDatesOf(call: Call, students: readonly string[]): Promise<ReadonlyMap<string, NextDate>> {
  if (!risksContract.read.who.some(role => call.caller.roles.includes(role))) return new Map()
  const rows = await call.db
    .select({ owner: kept.owner, next: kept.next })
    .from(kept)
    .where(inArray(kept.owner, [...students]))
  const today = dayOf(call.now()).toString()
  return new Map(
    rows.flatMap(({ owner, next }) =>
      next === null || next.day < today ? [] : [[owner, { day: next.day, title: next.title }]],
    ),
  )
}
