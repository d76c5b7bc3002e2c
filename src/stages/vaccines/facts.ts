// What the journey knows of somebody's vaccines.
import { z } from 'zod'
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'
import type { Vault } from '../../platform/vault/vault.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const vaccineFactsOf = (sql: Sql): Fragment => sql`
  select jsonb_build_object('set', coalesce((${set(sql)}), '[]'), 'had', coalesce((${had(sql)}), '[]'))
    || jsonb_strip_nulls(jsonb_build_object('choice', coalesce((${choice(sql)}), '{}'),
      'zone', (select z.zone from people z where z.id = p.id),
      'flight', (select f.flight_date from profiles f where f.owner = p.id),
      'plan', (${plan(sql)}), 'lacks', coalesce((${lacks(sql)}), '[]'),
      'appointments', coalesce((${appointments(sql)}), '[]'), 'proofs', coalesce((${proofs(sql)}), '[]')))`

/** Of the university that was chosen; the common one where we have not read its own. */
const set = (sql: Sql): Fragment => sql`
  select s.items from vaccine_sets s
  where s.id = 'common' or s.university = (select c.university from vaccine_choices c where c.owner = p.id)
  order by s.id = 'common' limit 1`

const choice = (sql: Sql): Fragment => sql`
  select jsonb_build_object('toldAt', ${written(sql, sql`c.told_at`)}, 'bornIn', c.born_in)
  from vaccine_choices c where c.owner = p.id`

const plan = (sql: Sql): Fragment => sql`
  select jsonb_build_object('at', ${written(sql, sql`k.at`)}, 'flight', k.flight) from vaccine_plans k where k.owner = p.id`

/** An illness without a day keeps its empty one. */
const had = (sql: Sql): Fragment => sql`
  select jsonb_agg(jsonb_build_object('id', r.id, 'vaccine', r.vaccine, 'kind', r.kind, 'on', r."on",
    'country', r.country, 'ageMonths', r.age_months, 'sealed', encode(r.sealed, 'base64'),
    'at', ${written(sql, sql`r.at`)}) order by r.id)
  from vaccine_records r where r.owner = p.id`

const lacks = (sql: Sql): Fragment => sql`
  select jsonb_agg(jsonb_build_object('vaccine', l.vaccine, 'at', ${written(sql, sql`l.at`)}))
  from vaccine_lacks l where l.owner = p.id`

const appointments = (sql: Sql): Fragment => sql`
  select jsonb_agg(jsonb_build_object('at', ${written(sql, sql`a.booked_at`)}, 'start', ${written(sql, sql`t.start_time`)},
    'end', ${written(sql, sql`t.end_time`)}, 'vaccines', a.vaccines,
    'endedAt', ${written(sql, sql`a.ended_at`)}, 'ending', a.ending))
  from vaccine_appointments a join vaccine_slots t on t.id = a.slot where a.owner = p.id`

const proofs = (sql: Sql): Fragment => sql`
  select jsonb_agg(jsonb_build_object('vaccine', r.vaccine, 'at', ${written(sql, sql`r.at`)}))
  from vaccine_proofs r where r.owner = p.id`

export const readVaccineFacts = (column: unknown): Record<string, { own: { vaccine: unknown } }> => ({
  vaccines: { own: { vaccine: column } },
})

const stored = z.looseObject({ had: z.array(z.looseObject({ sealed: z.string().nullable().optional() })) })

/** The records as their rows have them, opened with their owner's key. */
export async function openVaccineFacts(vault: Pick<Vault, 'open'>, owner: string, column: unknown): Promise<unknown> {
  const read = stored.safeParse(column)
  if (!read.success) return column
  const facts = read.data
  const had = facts.had.map(async ({ sealed, ...record }) =>
    typeof sealed === 'string'
      ? { ...record, ...opened.parse(JSON.parse(await vault.open(owner, Buffer.from(sealed, 'base64')))) }
      : record,
  )
  return { ...facts, had: await Promise.all(had) }
}

const opened = z.record(z.string(), z.unknown())
