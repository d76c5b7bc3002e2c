// What we know of a university's insurance: its settings and its demands, changed as one.
import * as audited from '#src/stages/health-insurance/audit-actions.ts'
import { eq } from 'drizzle-orm'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import { universities, type TermDates } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { keptOf } from '#src/records/fields.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import { terms } from '#src/stages/health-insurance/catalogue/rules.ts'
import { insuranceSettings, universityDemands } from '#src/stages/health-insurance/tables.ts'
import { catalogueChanged } from '../contract.ts'
import { checkUniversity, demandsIn, settingsRecord, type UniversityTyped } from './rules.ts'
import { noteAndTell } from '../plans.ts'

type Settings = UniversityTyped & { university: string; version: number }

export const changeUniversity = (call: Call, { university, version, ...typed }: Settings): Promise<void> => {
  const wrong = checkUniversity(typed, dayOf(call.now()).toString())
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  return call.change(async change => {
    const known = foundIn(
      await change.tx.select().from(universities).where(eq(universities.id, university)).for('update'),
    )
    await countChange(change, call, { university, version })
    await change.tx.update(universities).set(fieldsOf(typed)).where(eq(universities.id, university))
    await keepDemands(change, university, typed)
    await noteAndTell(change, call, { what: audited.insuranceUniversityChanged, about: university, detail: known.name })
  })
}

/** The university is held: of two who save at once the second finds the first one's version. */
async function countChange(
  { tx }: Change,
  call: Call,
  { university, version }: { university: string; version: number },
) {
  const [last] = await tx.select().from(insuranceSettings).where(eq(insuranceSettings.university, university))
  if ((last?.version ?? 0) !== version) {
    throw new Refusal(await changedBy(tx, catalogueChanged, last?.changedBy ?? null, last?.changedAt ?? call.now()))
  }
  const row = { version: version + 1, changedAt: call.now(), changedBy: call.caller.id }
  await tx
    .insert(insuranceSettings)
    .values({ university, ...row })
    .onConflictDoUpdate({ target: insuranceSettings.university, set: row })
}

function fieldsOf(typed: UniversityTyped) {
  const { windowSource, windowCheckedOn, terms: days, allowedStartDates, ...kept } = keptOf(settingsRecord, typed)
  return {
    ...kept,
    allowedStartDates: [...allowedStartDates],
    waiverWindowSource: windowSource.trim() || null,
    waiverWindowCheckedOn: windowCheckedOn,
    termDates: termDatesOf(days),
    gbgDestinationCountry: kept.gbgDestinationCountry.trim().toUpperCase() || null,
    gbgDestinationState: kept.gbgDestinationState.trim().toUpperCase() || null,
    waiverGuide: cleanRichText(kept.waiverGuide) || null,
    waiverGuideGBG: cleanRichText(kept.waiverGuideGBG) || null,
  }
}

function termDatesOf(typed: UniversityTyped['terms']): TermDates {
  const dates: TermDates = {}
  for (const term of terms) {
    const [start, end] = [parseDay(typed[term].start), parseDay(typed[term].end)]
    if (start !== undefined && end !== undefined) dates[term] = { start: start.toString(), end: end.toString() }
  }
  return dates
}

async function keepDemands({ tx }: Change, university: string, typed: UniversityTyped): Promise<void> {
  const checkedOn = parseDay(typed.checkedOn)
  if (!typed.isRead || checkedOn === undefined) {
    await tx.delete(universityDemands).where(eq(universityDemands.university, university))
    return
  }
  const row = {
    demands: demandsIn(typed),
    source: typed.source,
    checkedOn,
    year: typed.year.trim() === '' ? null : Number(typed.year),
  }
  await tx
    .insert(universityDemands)
    .values({ university, ...row })
    .onConflictDoUpdate({ target: universityDemands.university, set: row })
}
