import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/history.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { datedLists } from '../dated-facts/slots.ts'
import { requestSteps } from '../desk-kit/slots.ts'
import type { StepName } from '#src/stages/stages.ts'
import { refuseLocked } from '../progress/service.ts'
import { datedProducts } from './dated.ts'
import { productEntries } from './desk/catalogue.ts'
import { add, answer, bringBack, catalogue, change, order, orders, retire, takeUp } from './desk/service.ts'
import { productFactsOf } from './facts.ts'
import { partnerOrderHindrance } from './hindrance.ts'
import { productHistory } from './history.ts'
import { productsContracts } from './module.contract.ts'
import { counters, type ProductKind } from './rules.ts'
import { productsHandlers } from './service.ts'
import { orderKinds } from './orders/kinds.ts'
import { productSummary } from './summary/rules.ts'

/** The stages are known here: a counter at a step that doesn't exist fails to compile. */
const steps: Readonly<Record<ProductKind, StepName>> = counters

export default defineServerModule({
  name: 'features/products',
  calls: calls(productsContracts, ({ journey }) => ({
    products: productsHandlers(async (call, kind) => {
      await refuseLocked(journey, call, steps[kind])
    }),
    productsDesk: { catalogue, add, change, retire, bringBack, orders, order, takeUp, answer },
  })),
  facts: [{ stages: Object.values(counters).map(({ stage }) => stage), column: productFactsOf }],
  summaries: { 'bank-accounts': productSummary, 'credit-card': productSummary },
  gives: [
    ...Object.values(audited),
    history(['journey', productHistory]),
    personalData({ hindrances: [partnerOrderHindrance] }),
    catalogues(productEntries),
    datedLists(datedProducts),
    requestSteps({
      'product-order': async (call, student) =>
        new Map((await orderKinds(call, student)).map(({ id, kind }) => [id, steps[kind]])),
    }),
  ],
})
