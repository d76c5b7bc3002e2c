import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { notPaidFact } from './proof/copy.ts'
import { datedFacts } from './records/copy.ts'
import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts, datedLists } from '#src/features/dated-facts/slots.ts'
import { history } from '#src/features/audit/actions.ts'
import { answers } from '#src/features/students/slots.ts'
import { stepFiles } from '#src/features/papers/list.ts'
import { catalogues } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { datedClinics } from './clinics/dated.ts'
import * as vaccineClinicsDesk from './clinics/desk/service.ts'
import { vaccineJobs } from './clinics/jobs.ts'
import * as vaccineClinics from './clinics/service.ts'
import { vaccinesContracts } from './contract.ts'
import { openVaccineFacts, vaccineFactsOf } from './facts.ts'
import { vaccineHistory } from './history.ts'
import * as vaccinePlan from './plan/service.ts'
import * as vaccineProofs from './proof/service.ts'
import { read } from './records/queries.ts'
import * as vaccineRecords from './records/service.ts'
import { datedVaccineSets } from './sets/dated.ts'
import { setEntries } from './sets/desk/entries.ts'
import * as vaccineSetsDesk from './sets/desk/service.ts'
import { vaccineAnswers } from './answers.ts'
import { vaccineStepFiles } from './step-files.ts'
import { vaccineSummary } from './summary/rules.ts'

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
    catalogues(setEntries),
    datedLists(datedVaccineSets),
    datedLists(datedClinics),
  ],
})
