// What all modules say, put together: handlers and jobs of each module get it as `AppServices`.
import { read } from '../features/progress/service.ts'
import { momentOf } from '../journey/moments.ts'
import { readJourney } from '../journey/read.ts'
import type { AppServices } from '../manifest/app-services.ts'
import type { ServerModule } from '../manifest/server.ts'
import type { GivenBy } from '../manifest/slots.ts'
import { stages } from '../stages/stages.ts'
import { loadFacts, loadFactsAt, loadFactsOf, loadFactsOfMany } from './journey-facts.ts'
import { serverModules } from './server-modules.ts'

const journey = { stages, loadFacts, loadFactsAt }

export const givenBy = (modules: readonly ServerModule[]): GivenBy[] =>
  modules.flatMap(({ name, gives = [] }) => gives.map(given => ({ module: name, given })))

const all = givenBy(serverModules)

export const appServices: AppServices = {
  stages,
  journey,
  stagesOf: async call => (await read(journey, call)).stages,
  journeyOfStudent: async (services, student) =>
    readJourney(stages, await loadFactsOf(services, student), momentOf(services.now())),
  factsOf: loadFactsOf,
  factsOfMany: loadFactsOfMany,
  given: slot => slot.among(all),
}
