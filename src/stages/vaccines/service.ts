import type { Handlers } from '../../platform/http/serve.ts'
import * as clinicsDesk from './clinics/desk/service.ts'
import * as clinics from './clinics/service.ts'
import type { vaccinesContracts } from './contract.ts'
import * as plan from './plan/service.ts'
import * as proofs from './proof/service.ts'
import * as records from './records/service.ts'
import * as setsDesk from './requirements/desk/service.ts'

export const vaccinesHandlers: Handlers<typeof vaccinesContracts> = {
  vaccineRecords: records,
  vaccinePlan: plan,
  vaccineClinics: clinics,
  vaccineProofs: proofs,
  vaccineSetsDesk: setsDesk,
  vaccineClinicsDesk: clinicsDesk,
}
