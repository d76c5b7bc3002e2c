// What a stage or feature tells the server about itself, in its own folder (`module.server.ts`). `src/app/server-modules.ts`
// lists all of them, and the rest of `src/app` loops over that list.
import type { Summary } from '../journey/summary.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Services } from '../platform/services.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { Vault } from '../platform/vault/vault.ts'
import type { StageRoute } from '../stages/stages.ts'
import type { Contract } from '../wire/route.ts'
import type { AppServices } from './app-services.ts'
import type { Given } from './slots.ts'

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
  jobs?: (services: Services, app: AppServices) => readonly JobKind[]
  /** Done at each start, before anybody is served. */
  beforeServing?: (services: Services, app: AppServices) => Promise<void>
  /** What other modules need from it, slot by slot. */
  gives?: readonly Given[]
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
