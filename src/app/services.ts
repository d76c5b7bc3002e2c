// What all modules say, put together: handlers and jobs of each module get it as `AppServices`.
import { formKinds } from '../features/forms/references.ts'
import { linkable } from '../features/pay-links/rules.ts'
import { purposes } from '../features/payments/rules.ts'
import { read } from '../features/progress/service.ts'
import { requestKinds } from '../features/desk-kit/rules.ts'
import { momentOf } from '../journey/moments.ts'
import { readJourney } from '../journey/read.ts'
import type { AppServices } from '../manifest/app-services.ts'
import { stages } from '../stages/stages.ts'
import { loadFacts, loadFactsAt, loadFactsOf, loadFactsOfMany } from './journey-facts.ts'
import { oneFor, onlyOneFor } from './only-one.ts'
import { hasPapersIn, vaultFilesIn } from './papers.ts'
import { rightsSourcesOf } from './rights.ts'
import { serverModules } from './server-modules.ts'

const journey = { stages, loadFacts, loadFactsAt }

export const services: AppServices = {
  stages,
  journey,
  stagesOf: async call => (await read(journey, call)).stages,
  journeyOfStudent: async (house, student) =>
    readJourney(stages, await loadFactsOf(house, student), momentOf(house.now())),
  factsOf: loadFactsOf,
  factsOfMany: loadFactsOfMany,
  history: serverModules.flatMap(({ history = [] }) => history),
  answers: serverModules.flatMap(({ answers = [] }) => answers),
  stepOfRequest: oneFor(serverModules, requestKinds, 'the step of a request', ({ requestSteps }) => requestSteps),
  rightsSources: rightsSourcesOf(serverModules, loadFactsOf),
  hasPapers: hasPapersIn(serverModules),
  vaultFilesOf: vaultFilesIn(serverModules),
  approvals: serverModules.flatMap(({ approvals = [] }) => approvals),
  catalogues: serverModules.flatMap(({ catalogues = [] }) => catalogues),
  datedLists: serverModules.flatMap(({ datedLists = [] }) => datedLists),
  costsOf: async call => (await Promise.all(serverModules.map(({ costs }) => costs?.(call) ?? []))).flat(),
  priceLists: serverModules.flatMap(({ priceLists = [] }) => priceLists),
  onPaid: onlyOneFor(serverModules, purposes, 'a payment for', ({ onPaid }) => onPaid),
  receiptOf: onlyOneFor(serverModules, purposes, 'the receipt of a payment for', ({ receipts }) => receipts),
  payableOf: onlyOneFor(serverModules, linkable, 'a pay-link for', ({ payable }) => payable),
  onForm: onlyOneFor(serverModules, formKinds, 'a form of the kind', ({ onForm }) => onForm),
}
