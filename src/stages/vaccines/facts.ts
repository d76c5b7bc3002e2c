// What the journey knows of somebody's vaccines.
import { jsonOf } from '#src/platform/facts/columns.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { list, orNull, part, since, text, oneOf, row, happened, factsFrom, type FactsOf } from '#src/journey/shape.ts'
import { loadedVaccines } from './summary/facts.shape.ts'
import { kinds, vaccines } from './requirements/rules.ts'
import { plainRecord, recordIn } from './records/seal.ts'

/** As they come from the database: what they had is sealed, but for what was written before records were. */
const sealedShape = part({
  ...loadedVaccines.fields,
  choice: row({ answeredAt: happened, bornIn: orNull(text), sealedDob: orNull(text) }),
  had: list({
    id: text,
    sealed: orNull(text),
    vaccine: orNull(oneOf(vaccines)),
    kind: orNull(oneOf(kinds)),
    on: orNull(text),
    country: orNull(oneOf(['IN', 'US'])),
    at: since,
  }),
})

export const vaccineFactsOf = jsonOf(sealedShape, {
  zone: 'select z.zone from people z where z.id = p.id',
  // Of the university that was chosen; the common one where we have not read its own.
  set: `coalesce((select s.items from vaccine_sets s
    where s.id = 'common' or s.university = (select c.university from vaccine_choices c where c.owner = p.id)
    order by s.id = 'common' limit 1), '[]')`,
  choice: {
    each: { answeredAt: 'c.answered_at', bornIn: 'c.born_in', sealedDob: `encode(c.sealed_dob, 'base64')` },
    from: 'vaccine_choices c where c.owner = p.id',
  },
  flight: 'select f.flight_date from profiles f where f.owner = p.id',
  had: {
    each: {
      id: 'r.id',
      sealed: `encode(r.sealed, 'base64')`,
      vaccine: 'r.vaccine',
      kind: 'r.kind',
      on: 'r."on"',
      country: 'r.country',
      at: 'r.at',
    },
    from: 'vaccine_records r where r.owner = p.id',
    orderBy: 'r.id',
  },
  lacks: { each: { vaccine: 'l.vaccine', at: 'l.at' }, from: 'vaccine_lacks l where l.owner = p.id' },
  plan: { each: { at: 'k.at', flight: 'k.flight' }, from: 'vaccine_plans k where k.owner = p.id' },
  appointments: {
    each: {
      at: 'a.booked_at',
      start: 't.start_time',
      end: 't.end_time',
      vaccines: 'a.vaccines',
      endedAt: 'a.ended_at',
      ending: 'a.ending',
    },
    from: 'vaccine_appointments a join vaccine_slots t on t.id = a.slot where a.owner = p.id',
  },
  proofs: { each: { vaccine: 'r.vaccine', at: 'r.at' }, from: 'vaccine_proofs r where r.owner = p.id' },
})

/** Opened with their owner's key. */
export async function openVaccineFacts(
  vault: Pick<Vault, 'open'>,
  owner: string,
  column: unknown,
): Promise<FactsOf<typeof loadedVaccines>> {
  const facts = factsFrom(sealedShape, column)
  const had = facts.had.map(async ({ id, at, sealed, ...plain }) => ({
    id,
    at,
    ...(sealed === null ? plainRecord(plain) : await recordIn(vault, owner, Buffer.from(sealed, 'base64'))),
  }))
  const { sealedDob, ...choice } = facts.choice
  const bornOn = sealedDob === null ? null : await vault.open(owner, Buffer.from(sealedDob, 'base64'))
  return { ...facts, choice: { ...choice, bornOn }, had: await Promise.all(had) }
}
