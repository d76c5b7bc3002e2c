// The product on one page: the eleven stages in order.
import { refuseTwins, type Stage } from '../journey/stage.ts'
import { apartments } from './apartments/rules.ts'
import { bankAccounts } from './bank-accounts/rules.ts'
import { creditCard } from './credit-card/rules.ts'
import { finalizeUniversity } from './finalize-university/rules.ts'
import { forex } from './forex/rules.ts'
import { healthInsurance } from './health-insurance/rules.ts'
import { loans } from './loans/rules.ts'
import { phoneConnection } from './phone-connection/rules.ts'
import { sopReview } from './sop-review/rules.ts'
import { vaccines } from './vaccines/rules.ts'
import { visas } from './visas/rules.ts'

export const stages: readonly Stage[] = [
  sopReview,
  finalizeUniversity,
  loans,
  visas,
  healthInsurance,
  vaccines,
  forex,
  phoneConnection,
  apartments,
  bankAccounts,
  creditCard,
]

refuseTwins(
  stages.map(stage => stage.route),
  'stages',
)
