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

export type ServerModule<C extends Contract = Contract> = {
  /** Its folder, for errors: 'features/products'. */
  name: string
  calls?: Calls<C>
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
type Calls<C extends Contract> = { contract: C; handlers: PutTogether }

export const defineServerModule = <C extends Contract = Record<never, never>>(
  module: ServerModule<C>,
): ServerModule<C> => module

/** All calls of some modules: the server doesn't start where two have calls of one name. */
export function contractOf<const Modules extends readonly ServerModule[]>(modules: Modules): ContractOf<Modules>
export function contractOf(modules: readonly ServerModule[]): Contract {
  const groups = modules.flatMap(({ name, calls }) =>
    Object.entries(calls?.contract ?? {}).map(([group, routes]) => ({ group, routes, name })),
  )
  for (const { group, name } of groups) {
    const duplicate = groups.find(other => other.group === group && other.name !== name)
    if (duplicate !== undefined) throw new Error(`Both ${name} and ${duplicate.name} have calls named '${group}'.`)
  }
  return Object.fromEntries(groups.map(({ group, routes }) => [group, routes]))
}

type ContractOf<Modules> = Modules extends readonly [ServerModule<infer C>, ...infer Rest]
  ? C & ContractOf<Rest>
  : unknown

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
): Calls<C>
export function calls(contract: Contract, handlers: AnyHandlers | PutTogether): Calls<Contract> {
  return { contract, handlers: isPutTogether(handlers) ? handlers : () => handlers }
}

const isPutTogether = (handlers: AnyHandlers | PutTogether): handlers is PutTogether => typeof handlers === 'function'
