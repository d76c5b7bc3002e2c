import { vaccineClinicsContract } from './clinics/contract.ts'
import { vaccineClinicsDeskContract } from './clinics/desk/contract.ts'
import { vaccinePlanContract } from './plan/contract.ts'
import { vaccineProofsContract } from './proof/contract.ts'
import { vaccineRecordsContract } from './records/contract.ts'
import { vaccineSetsDeskContract } from './sets/desk/contract.ts'

export const vaccinesContracts = {
  vaccineRecords: vaccineRecordsContract,
  vaccinePlan: vaccinePlanContract,
  vaccineClinics: vaccineClinicsContract,
  vaccineProofs: vaccineProofsContract,
  vaccineSetsDesk: vaccineSetsDeskContract,
  vaccineClinicsDesk: vaccineClinicsDeskContract,
}
