// The product on one page: the eleven stages in order.
import { bind, type BoundStage } from '../journey/read.ts'
import { refuseDuplicates } from '../journey/stage.ts'
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

export const stages: readonly BoundStage[] = [
  bind(sopReview),
  bind(finalizeUniversity),
  bind(loans),
  bind(visas),
  bind(healthInsurance),
  bind(vaccines),
  bind(forex),
  bind(phoneConnection),
  bind(apartments),
  bind(bankAccounts),
  bind(creditCard),
]

type Table =
  | typeof sopReview
  | typeof finalizeUniversity
  | typeof loans
  | typeof visas
  | typeof healthInsurance
  | typeof vaccines
  | typeof forex
  | typeof phoneConnection
  | typeof apartments
  | typeof bankAccounts
  | typeof creditCard

/** For anyone who names a stage or a step of one: what is misspelled doesn't compile. */
export type StageRoute = Table['route']
export type StepName = StepNameIn<Table>

type StepNameIn<T extends Table> = T extends Table ? { stage: T['route']; step: T['steps'][number]['id'] } : never

refuseDuplicates(
  stages.map(stage => stage.route),
  'stages',
)
