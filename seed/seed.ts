// Puts in what a fresh database lacks. It may run at every start and in several processes at once:
// what is there stays as it is.
import { readFile } from 'node:fs/promises'
import { dataFile } from '../src/platform/data/files.ts'
import { areFormsSandboxed } from '../src/platform/forms/typeform.ts'
import type { House } from '../src/platform/house.ts'
import { isReal } from '../src/platform/providers/accounts.ts'
import { stockStories } from '../src/features/content/stock-stories.ts'
import { appServices } from '../src/app/services.ts'
import { shippedFacts } from '../src/features/dated-facts/slots.ts'
import { stockFacts } from '../src/features/dated-facts/stock.ts'
import { stockLibrary, takeBack } from '../src/features/content/stock.ts'
import { stockInsurance } from '../src/stages/health-insurance/catalogue/stock.ts'
import { stockWaiverGuides } from '../src/stages/health-insurance/waiver/stock.ts'
import { stockLenders } from '../src/stages/loans/lenders/stock.ts'
import { stockVaccineSets } from '../src/stages/vaccines/requirements/stock.ts'
import { stockProducts } from '../src/features/products/stock.ts'
import { stockUniversities } from '../src/features/universities/stock.ts'
import { seedAttorneys } from './attorneys.ts'
import { seedCards } from './card.ts'
import { stockTranscripts } from '../src/stages/visas/transcripts/stock.ts'
import { seedCustomSteps } from './seed-custom-steps.ts'
import { seedPeople } from './seed-people.ts'
import { seedPastPolicies } from './insurance/past-policies.ts'
import { seedInsured } from './insurance/insured.ts'
import { insuranceStock } from './insurance/stock.ts'
import { waiverGuides } from './insurance/waiver-guides.ts'
import { lenderStock } from './loans/lenders.ts'
import { seedOfficials } from './loans/officials.ts'
import { seedOrders } from './products/orders.ts'
import { productStock } from './products/products.ts'
import { library, sampleForms, stories } from './library.ts'
import { transcripts } from './transcripts.ts'
import { readUniversities } from './universities.ts'
import { seedClinics } from './vaccines/clinics.ts'
import { vaccineSetStock } from './vaccines/sets.ts'
import { seedVaccinated } from './vaccines/vaccinated.ts'
import { seedWebinars } from './webinars.ts'

export async function seed(house: House): Promise<void> {
  await stockUniversities(house, readUniversities())
  await stockLibrary(house, library)
  if (areFormsSandboxed(house.settings)) await stockLibrary(house, sampleForms)
  else await takeBack(house, sampleForms)
  await stockStories(house, stories, name => readFile(dataFile(`media/${name}`)))
  await stockInsurance(house, insuranceStock)
  await stockWaiverGuides(house, waiverGuides)
  await stockTranscripts(house, transcripts)
  await stockLenders(house, lenderStock)
  await stockVaccineSets(house, vaccineSetStock)
  await stockProducts(house, productStock)
  await stockFacts(house, appServices.given(shippedFacts).flat())
  if (!house.settings.isDemo) return
  await seedPeople(house)
  // Whatever is made of demo people is made in a sandbox: no real provider hears of them.
  if (!isReal(house.settings, 'webinars')) await seedWebinars(house)
  if (!isReal(house.settings, 'issuing')) await seedCards(house)
  await seedAttorneys(house)
  await seedPastPolicies(house)
}

/** What the demo's people find when they first come. */
export async function seedDemo(house: House): Promise<void> {
  if (!house.settings.isDemo) return
  await seedCustomSteps(house)
  await seedInsured(house)
  await seedOfficials(house)
  await seedClinics(house)
  await seedVaccinated(house)
  await seedOrders(house)
}
