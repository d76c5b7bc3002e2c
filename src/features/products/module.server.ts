import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/history.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { datedLists } from '../dated-facts/slots.ts'
import { refuseLocked } from '../progress/service.ts'
import { datedProducts } from './dated.ts'
import { answer, takeUp } from './desk/answers.ts'
import { add, bringBack, catalogue, change, productEntries, retire } from './desk/catalogue.ts'
import { order, orders } from './desk/queue.ts'
import { productFactsOf } from './facts.ts'
import { partnerOrderHindrance } from './hindrance.ts'
import { productHistory } from './history.ts'
import { productsContracts } from './module.contract.ts'
import { counters } from './rules.ts'
import { productsHandlers } from './service.ts'
import { productOrder, stepsOfProducts } from './orders/kinds.ts'
import { productSummary } from './summary/rules.ts'

export default defineServerModule({
  name: 'features/products',
  calls: calls(productsContracts, ({ journey }) => ({
    products: productsHandlers(async (call, kind) => {
      await refuseLocked(journey, call, stepsOfProducts[kind])
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
    productOrder,
  ],
})
