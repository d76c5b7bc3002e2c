// The product on one page: the eleven stages in order.
import { withProducts } from '../features/products/rules.ts'
import { withWebinar } from '../features/webinars/rules.ts'
import { bind, bindCommon, type BoundStage } from '../journey/read.ts'
import { refuseTwins } from '../journey/stage.ts'
import { apartments } from './apartments/rules.ts'
import { bankAccounts } from './bank-accounts/rules.ts'
import { creditCard } from './credit-card/rules.ts'
import { finalizeUniversity } from './finalize-university/rules.ts'
import { forex, forexFacts } from './forex/rules.ts'
import { healthInsurance } from './health-insurance/rules.ts'
import { insuranceFacts } from './health-insurance/standing/rules.ts'
import { loanFacts, loans } from './loans/rules.ts'
import { phoneConnection, phoneFacts } from './phone-connection/rules.ts'
import { sopFacts, sopReview } from './sop-review/rules.ts'
import { vaccineFacts, vaccines } from './vaccines/rules.ts'
import { visaFacts, visas } from './visas/rules.ts'

export const stages: readonly BoundStage[] = [
  bind(sopReview, (common, own) => sopFacts(withWebinar(common, own), own)),
  bindCommon(finalizeUniversity),
  bind(loans, (common, own) => loanFacts(withWebinar(common, own), own)),
  bind(visas, (common, own) => visaFacts(withWebinar(common, own), own)),
  bind(healthInsurance, (common, own) => insuranceFacts(withWebinar(common, own), own)),
  bind(vaccines, vaccineFacts),
  bind(forex, forexFacts),
  bind(phoneConnection, phoneFacts),
  bindCommon(apartments),
  bind(bankAccounts, withProducts),
  bind(creditCard, withProducts),
]

refuseTwins(
  stages.map(stage => stage.route),
  'stages',
)
