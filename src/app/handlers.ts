// The handlers of all modules. That each verb of a module's contract has its own, the compiler says in the module.
import type { AppServices } from '../manifest/app-services.ts'
import type { AnyHandlers, ServerModule } from '../manifest/server.ts'
import { platformHandlers } from '../platform/service.ts'

export const handlersOf = (modules: readonly ServerModule[], appServices: AppServices): AnyHandlers =>
  Object.fromEntries([
    ['platform', platformHandlers],
    ...modules.flatMap(({ calls }) => Object.entries(calls?.handlers(appServices) ?? {})),
  ])
