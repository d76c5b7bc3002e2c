// The starter library, stage by stage.
import { apartments } from './apartments.ts'
import { bankAccounts } from './bank-accounts.ts'
import { creditCard } from './credit-card.ts'
import { finalizeUniversity } from './finalize-university.ts'
import { forex } from './forex.ts'
import { healthInsurance } from './health-insurance.ts'
import type { LibraryItem } from './item.ts'
import { loans } from './loans.ts'
import { phoneConnection } from './phone-connection.ts'
import { sopReview } from './sop-review.ts'
import { vaccines } from './vaccines.ts'
import { visas } from './visas.ts'
import { wholeJourney } from './whole-journey.ts'

export const library: readonly LibraryItem[] = [
  ...wholeJourney,
  ...sopReview,
  ...finalizeUniversity,
  ...loans,
  ...visas,
  ...healthInsurance,
  ...vaccines,
  ...forex,
  ...phoneConnection,
  ...apartments,
  ...bankAccounts,
  ...creditCard,
]
