// What the journey knows of somebody's vaccines.
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { list, orNull, part, since, text, oneOf, number, factsFrom, type FactsOf } from '../../journey/shape.ts'
import { vaccineShape } from './facts.shape.ts'
import { kinds, vaccines } from './requirements/rules.ts'
import { plainRecord, recordIn } from './records/sealing.ts'

/** As they come from the database: what they had is sealed, but for what was written before records were. */
const sealedShape = part({
  ...vaccineShape.fields,
  had: list({
    id: text,
    sealed: orNull(text),
    vaccine: orNull(oneOf(vaccines)),
    kind: orNull(oneOf(kinds)),
    on: orNull(text),
    country: orNull(oneOf(['IN', 'US'])),
    ageMonths: orNull(number),
    at: since,
  }),
})

export const vaccineFactsOf = (sql: Sql) =>
  jsonOf(sql, sealedShape, {
    zone: sql`select z.zone from people z where z.id = p.id`,
    // Of the university that was chosen; the common one where we have not read its own.
    set: sql`coalesce((select s.items from vaccine_sets s
    where s.id = 'common' or s.university = (select c.university from vaccine_choices c where c.owner = p.id)
    order by s.id = 'common' limit 1), '[]')`,
    choice: {
      each: { toldAt: sql`c.told_at`, bornIn: sql`c.born_in` },
      from: sql`vaccine_choices c where c.owner = p.id`,
    },
    flight: sql`select f.flight_date from profiles f where f.owner = p.id`,
    had: {
      each: {
        id: sql`r.id`,
        sealed: sql`encode(r.sealed, 'base64')`,
        vaccine: sql`r.vaccine`,
        kind: sql`r.kind`,
        on: sql`r."on"`,
        country: sql`r.country`,
        ageMonths: sql`r.age_months`,
        at: sql`r.at`,
      },
      from: sql`vaccine_records r where r.owner = p.id`,
      orderBy: sql`r.id`,
    },
    lacks: { each: { vaccine: sql`l.vaccine`, at: sql`l.at` }, from: sql`vaccine_lacks l where l.owner = p.id` },
    plan: { each: { at: sql`k.at`, flight: sql`k.flight` }, from: sql`vaccine_plans k where k.owner = p.id` },
    appointments: {
      each: {
        at: sql`a.booked_at`,
        start: sql`t.start_time`,
        end: sql`t.end_time`,
        vaccines: sql`a.vaccines`,
        endedAt: sql`a.ended_at`,
        ending: sql`a.ending`,
      },
      from: sql`vaccine_appointments a join vaccine_slots t on t.id = a.slot where a.owner = p.id`,
    },
    proofs: { each: { vaccine: sql`r.vaccine`, at: sql`r.at` }, from: sql`vaccine_proofs r where r.owner = p.id` },
  })

/** Opened with their owner's key. */
export async function openVaccineFacts(
  vault: Pick<Vault, 'open'>,
  owner: string,
  column: unknown,
): Promise<FactsOf<typeof vaccineShape>> {
  const facts = factsFrom(sealedShape, column)
  const had = facts.had.map(async ({ id, at, sealed, ...plain }) => ({
    id,
    at,
    ...(sealed === null ? plainRecord(plain) : await recordIn(vault, owner, Buffer.from(sealed, 'base64'))),
  }))
  return { ...facts, had: await Promise.all(had) }
}
