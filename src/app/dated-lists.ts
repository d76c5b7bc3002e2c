// The desk's lists whose rows carry a source and a day: each says what it has, and the desk reads them as one.
import { datedContent } from '../features/content/dated.ts'
import type { DatedList } from '../features/dated-facts/service.ts'
import { datedProducts } from '../features/products/dated.ts'
import { datedDemands, datedPlans, datedWindows } from '../stages/health-insurance/catalogue/dated.ts'
import { datedLenders } from '../stages/loans/lenders/dated.ts'
import { datedClinics } from '../stages/vaccines/clinics/dated.ts'
import { datedVaccineSets } from '../stages/vaccines/requirements/dated.ts'

export const datedLists: readonly DatedList[] = [
  datedDemands,
  datedWindows,
  datedPlans,
  datedVaccineSets,
  datedClinics,
  datedContent,
  datedProducts,
  datedLenders,
]
