// All of somebody's vaccines, as their own pages show them.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { viewOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { applications } from '#src/features/people/tables.ts'
import { chosenUniversities } from '#src/features/universities/slots.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { hadOf, knownOf, planFor, type Known, type Placed, type RecordRow } from './profile-facts.ts'
import { standingOf } from '../schedule/rules.ts'
import { vaccineProofs } from '../tables.ts'
import type { AppointmentView, VaccinesView } from './contract.ts'

export async function read(app: Pick<AppServices, 'given'>, call: Call): Promise<VaccinesView> {
  const { db, caller, vault } = call
  const [known, suggested, proofs] = await Promise.all([
    knownOf(db, vault, caller.id),
    suggestedTo(app, call),
    proofsOf(db, caller.id),
  ])
  const { choice, set, person, kept, appointment } = known
  const today = todayOf(call).toString()
  const had = hadOf(known.records)
  return {
    now: moment(call.now()),
    today,
    university: known.university ?? null,
    isChosen: choice?.answeredAt != null,
    suggested,
    list: listOf(known),
    dob: person.bornOn ?? null,
    flight: person.flight ?? null,
    records: await Promise.all(known.records.map(row => recordView(call, row))),
    lacks: known.lacks.map(({ vaccine }) => vaccine),
    standings: (set?.items ?? []).map(item => {
      const { counted, reasons, ...standing } = standingOf(item, had, person, { today })
      return { ...standing, counted: [...counted], reasons: [...reasons] }
    }),
    plan: planFor(known, today),
    kept: kept === undefined ? null : { at: moment(kept.at), flight: kept.flight.toString() },
    appointment: appointment === undefined ? null : appointmentOf(appointment),
    proofs,
  }
}

function listOf({ set }: Known): VaccinesView['list'] {
  if (set === undefined) return null
  const { items, university, source, checkedOn, note } = set
  return {
    items: items.map(({ tests, ...item }) => ({ ...item, tests: [...tests] })),
    isCommon: university === null,
    source,
    checkedOn: checkedOn.toString(),
    note,
  }
}

export async function recordView({ vault }: Pick<Call, 'vault'>, row: RecordRow) {
  const { id, owner, vaccine, kind, on, country, sealedClinic, saidBy } = row
  return {
    id,
    vaccine,
    kind,
    on: on?.toString() ?? null,
    country,
    clinic: sealedClinic === null ? '' : await vault.open(owner, sealedClinic),
    isOfClinic: saidBy !== null,
  }
}

export const appointmentOf = ({ appointment, slot, clinic }: Placed): AppointmentView => ({
  id: appointment.id,
  clinic: {
    id: clinic.id,
    name: clinic.name,
    city: clinic.city,
    address: clinic.address,
    phone: clinic.phone,
    isSample: clinic.isSample,
    asOf: clinic.asOf.toString(),
  },
  startTime: moment(slot.startTime),
  endTime: moment(slot.endTime),
  vaccines: appointment.vaccines,
  price: appointment.price,
  bookedAt: moment(appointment.bookedAt),
  endedAt: appointment.endedAt && moment(appointment.endedAt),
  ending: appointment.ending,
})

const moment = (at: Temporal.Instant): string => at.toString({ smallestUnit: 'millisecond' })

/** The university of the I-20 first: that one was chosen. Then those that have admitted them. */
async function suggestedTo({ given }: Pick<AppServices, 'given'>, call: Call): Promise<VaccinesView['suggested']> {
  const { db, caller } = call
  const fields = { id: universities.id, name: universities.name, shown: universities.displayName }
  const ids = (await Promise.all(given(chosenUniversities).map(chosenIn => chosenIn(call)))).flat()
  const [chosen, admitted] = await Promise.all([
    ids.length === 0 ? [] : db.select(fields).from(universities).where(inArray(universities.id, ids)),
    db
      .selectDistinctOn([universities.id], fields)
      .from(applications)
      .innerJoin(universities, eq(universities.id, applications.university))
      .where(and(eq(applications.owner, caller.id), eq(applications.outcome, 'admitted')))
      .orderBy(asc(universities.id))
      .limit(5),
  ])
  const all = new Map([...chosen, ...admitted].map(({ id, name, shown }) => [id, { id, name: shown ?? name }]))
  return [...all.values()]
}

/** The papers that somebody has put beside their vaccines, in the order in which they came. */
export async function proofsOf(db: Queries, owner: string) {
  const rows = await db
    .select({ proof: vaccineProofs, document: documents })
    .from(vaccineProofs)
    .innerJoin(documents, eq(documents.id, vaccineProofs.document))
    .where(eq(vaccineProofs.owner, owner))
    .orderBy(asc(vaccineProofs.id))
  return rows.map(({ proof: { id, vaccine }, document }) => ({ id, vaccine, document: viewOf(document) }))
}
