import type { AnswerSource } from '#src/features/students/slots.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { hadOf, knownOf } from './records/profile-facts.ts'
import { vaccineNames } from './records/copy.ts'
import { standingOf } from './schedule/rules.ts'

/** By which list they go, and how far they are with each vaccine. */
export const vaccineAnswers: AnswerSource = async ({ db, vault, now }, student) => {
  const { choice, university, set, records, person, kept } = await knownOf(db, vault, student)
  if (choice?.answeredAt == null && records.length === 0) return []
  const today = dayOf(now()).toString()
  const had = hadOf(records)
  const said = (set?.items ?? []).flatMap(item => {
    const { state, counted, of } = standingOf(item, had, person, { today })
    return state === 'not-asked'
      ? []
      : [`${vaccineNames[item.vaccine]}: ${state === 'done' ? 'done' : `${counted.length} of ${of}`}`]
  })
  return [
    { label: 'Vaccines, list of', value: university?.name ?? 'The common list' },
    { label: 'Vaccines', value: said.join('; ') },
    ...(kept === undefined ? [] : [{ label: 'Doses planned for the flight on', value: formatDay(kept.flight) }]),
  ]
}
