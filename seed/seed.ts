// Puts in what a fresh database lacks. It may run at every start and in several processes at once:
// what is there stays as it is.
import { readFile } from 'node:fs/promises'
import { dataFile } from '../src/platform/data/files.ts'
import { areFormsSandboxed } from '../src/platform/forms/typeform.ts'
import type { Services } from '../src/platform/services.ts'
import { isReal } from '../src/platform/providers/accounts.ts'
import { stockStories } from '../src/features/content/stock-stories.ts'
import { appServices } from '../src/app/services.ts'
import { shippedFacts } from '../src/features/dated-facts/slots.ts'
import { stockFacts } from '../src/features/dated-facts/stock.ts'
import { stockLibrary, takeBack } from '../src/features/content/stock.ts'
import { stockInsurance } from '../src/stages/health-insurance/catalogue/stock.ts'
import { stockWaiverGuides } from '../src/stages/health-insurance/waiver/stock.ts'
import { stockLenders } from '../src/stages/loans/lenders/stock.ts'
import { stockVaccineSets } from '../src/stages/vaccines/sets/stock.ts'
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
import { seedOffered } from './loans/offered.ts'
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

export async function seed(services: Services): Promise<void> {
  await stockUniversities(services, readUniversities())
  await stockLibrary(services, library)
  if (areFormsSandboxed(services.settings)) await stockLibrary(services, sampleForms)
  else await takeBack(services, sampleForms)
  await stockStories(services, stories, name => readFile(dataFile(`media/${name}`)))
  await stockInsurance(services, insuranceStock)
  await stockWaiverGuides(services, waiverGuides)
  await stockTranscripts(services, transcripts)
  await stockLenders(services, lenderStock)
  await stockVaccineSets(services, vaccineSetStock)
  await stockProducts(services, productStock)
  await stockFacts(services, appServices.given(shippedFacts).flat())
  if (!services.settings.isDemo) return
  await seedPeople(services)
  // Whatever is made of demo people is made in a sandbox: no real provider hears of them.
  if (!isReal(services.settings, 'webinars')) await seedWebinars(services)
  if (!isReal(services.settings, 'issuing')) await seedCards(services)
  await seedAttorneys(services)
  await seedPastPolicies(services)
}

/** What the demo's people find when they first come. */
export async function seedDemo(services: Services): Promise<void> {
  if (!services.settings.isDemo) return
  await seedCustomSteps(services)
  await seedInsured(services)
  await seedOfficials(services)
  await seedOffered(services)
  await seedClinics(services)
  await seedVaccinated(services)
  await seedOrders(services)
}
