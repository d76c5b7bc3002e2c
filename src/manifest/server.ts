// What a stage or feature tells the server about itself, in its own folder (`module.server.ts`). `src/app/server-modules.ts`
// lists all of them, and the rest of `src/app` loops over that list.
import type { AnyKind } from '../features/approvals/kinds.ts'
import type { Catalogue } from '../features/desk-kit/catalogue/catalogue.ts'
import type { ShippedFact } from '../features/dated-facts/rules.ts'
import type { DatedList } from '../features/dated-facts/service.ts'
import type { FormActions } from '../features/forms/service.ts'
import type { PriceList } from '../features/legal/service.ts'
import type { CostSource } from '../features/money/sources.ts'
import type { Payables } from '../features/pay-links/payable.ts'
import type { PaidActions } from '../features/payments/notices.ts'
import type { ReceiptSources } from '../features/payments/receipts/printing.ts'
import type { PersonalData } from '../features/people/personal-data/sources.ts'
import type { RequestSteps } from '../features/students/desk-work.ts'
import type { AnswerSource } from '../features/students/service.ts'
import type { Headed, HistorySource } from '../features/audit/history.ts'
import type { VaultSource } from '../features/vault/sources.ts'
import type { Summary } from '../journey/summary.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { House } from '../platform/house.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { Vault } from '../platform/vault/vault.ts'
import type { StageRoute } from '../stages/stages.ts'
import type { Contract } from '../wire/route.ts'
import type { AppServices } from './app-services.ts'

/** Facts of some stages, as one JSON column of a statement about the person `p`. */
export type FactsColumn = {
  stages: readonly StageRoute[]
  column: string
  /** Opens what is sealed in it. */
  open?: (vault: Vault, person: string, column: unknown) => Promise<unknown>
}

export type ServerModule = {
  /** Its folder, for errors: 'features/products'. */
  name: string
  calls?: Calls
  facts?: readonly FactsColumn[]
  /** For each stage whose rules read less than is loaded. */
  summaries?: Readonly<Partial<Record<StageRoute, Summary>>>
  jobs?: (house: House, app: AppServices) => readonly JobKind[]
  /** Done at each start, before anybody is served. */
  beforeServing?: (house: House, app: AppServices) => Promise<void>
  /** What happened to a student, for the desk. */
  history?: readonly Headed<HistorySource>[]
  /** What a student answered beside the profile, for the desk. */
  answers?: readonly Headed<AnswerSource>[]
  personalData?: PersonalData
  /** Files of a student that its steps keep, for the page of all their documents. */
  vaultFiles?: VaultSource
  /** Whether the person `p` has papers here, as a condition of a statement: from the first one, a passkey is offered. */
  hasPapers?: string
  /** What two members of staff decide together. */
  approvals?: readonly AnyKind[]
  /** What staff edit and students see: its drafts, versions and who changed what. */
  catalogues?: readonly Catalogue[]
  /** Lists of the desk whose rows carry a source and a day. */
  datedLists?: readonly DatedList[]
  /** What it says about the world, as it was released. The desk reads it again. */
  shippedFacts?: readonly ShippedFact[]
  /** What a student pays, or will, in its steps: rows of the ledger. */
  costs?: CostSource
  /** What it charges students, for /costs. */
  priceLists?: readonly PriceList[]
  /** What happens once a payment for each purpose is paid. */
  onPaid?: PaidActions
  /** What stands on the receipt of a payment for each purpose. */
  receipts?: ReceiptSources
  /** What somebody else can pay by a link. */
  payable?: Payables
  /** What happens once a form of each kind arrives from Typeform. */
  onForm?: FormActions
  /** The step that each kind of request at the desk is about. */
  requestSteps?: RequestSteps
}

export type AnyHandlers = Readonly<Record<string, object>>
type PutTogether = (app: AppServices) => AnyHandlers
type Calls = { contract: Contract; handlers: PutTogether }

export const defineServerModule = (module: ServerModule): ServerModule => module

/** Refuses handlers of verbs that the contract doesn't have, such as other exports of a `service.ts`. */
type OnlyVerbsOf<C extends Contract, H> = {
  readonly [F in keyof H]: F extends keyof C
    ? { readonly [V in keyof H[F]]: V extends keyof C[F] ? H[F][V] : never }
    : never
}
type Exactly<C extends Contract, H> = H & OnlyVerbsOf<C, H>

/** A handler for each verb of the contract: checked here, in the module's own file. Some need what the app puts together. */
export function calls<C extends Contract, H extends Handlers<C>>(
  contract: C,
  handlers: Exactly<C, H> | ((app: AppServices) => Exactly<C, H>),
): Calls
export function calls(contract: Contract, handlers: AnyHandlers | PutTogether): Calls {
  return { contract, handlers: isPutTogether(handlers) ? handlers : () => handlers }
}

const isPutTogether = (handlers: AnyHandlers | PutTogether): handlers is PutTogether => typeof handlers === 'function'
