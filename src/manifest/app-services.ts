// What the server puts together from all modules, and hands to the handlers and jobs of each.
import type { HasPapers } from '../features/accounts/second-factor/offer.ts'
import type { AnyKind } from '../features/approvals/kinds.ts'
import type { Catalogue } from '../features/desk-kit/catalogue/catalogue.ts'
import type { DatedList } from '../features/dated-facts/service.ts'
import type { OnForm } from '../features/forms/service.ts'
import type { JourneyOf } from '../features/notifications/letters.ts'
import type { PriceList } from '../features/legal/service.ts'
import type { CostSource } from '../features/money/sources.ts'
import type { PayableOf } from '../features/pay-links/payable.ts'
import type { OnPaid } from '../features/payments/notices.ts'
import type { ReceiptOf } from '../features/payments/receipts/printing.ts'
import type { Journey } from '../features/progress/service.ts'
import type { RightsSources } from '../features/people/personal-data/sources.ts'
import type { StepOfRequest } from '../features/students/desk-work.ts'
import type { AnswerSource } from '../features/students/service.ts'
import type { Headed, HistorySource } from '../features/audit/history.ts'
import type { VaultSource } from '../features/vault/sources.ts'
import type { BoundStage, FactsByStage, StageView } from '../journey/read.ts'
import type { Call, House } from '../platform/house.ts'

export type AppServices = {
  stages: readonly BoundStage[]
  /** Of the caller, as their facts say. */
  journey: Journey
  stagesOf: (call: Call) => Promise<readonly StageView[]>
  journeyOfStudent: JourneyOf
  factsOf: (house: Pick<House, 'sql' | 'vault'>, student: string) => Promise<FactsByStage>
  factsOfMany: (
    house: Pick<House, 'sql' | 'vault'>,
    students: readonly string[],
  ) => Promise<ReadonlyMap<string, FactsByStage>>
  history: readonly Headed<HistorySource>[]
  answers: readonly Headed<AnswerSource>[]
  stepOfRequest: StepOfRequest
  rightsSources: RightsSources
  hasPapers: HasPapers
  vaultFilesOf: VaultSource
  approvals: readonly AnyKind[]
  catalogues: readonly Catalogue[]
  datedLists: readonly DatedList[]
  costsOf: CostSource
  priceLists: readonly PriceList[]
  onPaid: OnPaid
  payableOf: PayableOf
  receiptOf: ReceiptOf
  onForm: OnForm
}
