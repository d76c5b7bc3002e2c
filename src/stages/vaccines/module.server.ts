import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts, datedLists } from '#src/features/dated-facts/slots.ts'
import { history } from '#src/features/audit/actions.ts'
import { answers, type AnswerSource } from '#src/features/students/slots.ts'
import { stepFiles } from '#src/features/papers/list.ts'
import { catalogues } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { notPaidFact } from './proof/copy.ts'
import { datedFacts, vaccineNames } from './records/copy.ts'
import { vaccineValues } from './person-values.ts'
import * as audited from './audit-actions.ts'
import { vaccineJobs, datedClinics } from './clinics/jobs.ts'
import * as vaccineClinicsDesk from './clinics/desk/service.ts'
import * as vaccineClinics from './clinics/service.ts'
import { vaccinesContracts } from './contract.ts'
import { openVaccineFacts, vaccineFactsOf } from './facts.ts'
import { vaccineHistory } from './history.ts'
import * as vaccinePlan from './plan/service.ts'
import * as vaccineProofs from './proof/service.ts'
import { costs } from '#src/features/money/paid.ts'
import { clinicCosts } from './clinics/costs.ts'
import { read } from './records/queries.ts'
import * as vaccineRecords from './records/service.ts'
import { datedVaccineSets } from './sets/stock.ts'
import { setEntries } from './sets/desk/entries.ts'
import * as vaccineSetsDesk from './sets/desk/service.ts'
import { takesHere } from '#src/features/documents/places.ts'
import { proofPapers } from './proof/copy.ts'
import { vaccineStepFiles } from './step-files.ts'
import { vaccineSummary } from './summary/rules.ts'
import { hadOf, knownOf } from './records/profile-facts.ts'
import { standingOf } from './schedule/rules.ts'

/** By which list they go, and how far they are with each vaccine. */
const vaccineAnswers: AnswerSource = async ({ db, vault, now }, student) => {
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

export default defineServerModule({
  name: 'stages/vaccines',
  calls: calls(vaccinesContracts, app => ({
    vaccineRecords: { ...vaccineRecords, read: call => read(app, call) },
    vaccinePlan,
    vaccineClinics,
    vaccineProofs,
    vaccineSetsDesk,
    vaccineClinicsDesk,
  })),
  facts: [{ stages: ['vaccines'], column: vaccineFactsOf, open: openVaccineFacts }],
  summaries: { vaccines: vaccineSummary },
  jobs: vaccineJobs,
  gives: [
    ...Object.values(audited),
    shippedFacts(shippedOf([...datedFacts, notPaidFact])),
    history(['journey', vaccineHistory]),
    answers(['journey', vaccineAnswers]),
    stepFiles(vaccineStepFiles),
    takesHere('vaccine', {
      papers: proofPapers,
      concerns: 'student',
      words: 'Your proofs of vaccination',
      href: '/vaccines/bring-proof-of-vaccination',
    }),
    catalogues(setEntries),
    datedLists(datedVaccineSets),
    datedLists(datedClinics),
    vaccineValues,
    costs(clinicCosts),
  ],
})
