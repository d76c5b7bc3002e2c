// The handlers of all modules, held against the contract when the server starts. Within a module the compiler does so.
import type { AppServices } from '../manifest/app-services.ts'
import type { AnyHandlers, ServerModule } from '../manifest/server.ts'
import { platformHandlers } from '../platform/service.ts'
import type { Contract } from '../wire/route.ts'

export function handlersOf(
  modules: readonly ServerModule[],
  contract: Contract,
  appServices: AppServices,
): AnyHandlers {
  const own = Object.keys({ platform: platformHandlers })
  const groups = modules.flatMap(module =>
    Object.keys(module.calls?.contract ?? {}).map(group => ({ group, module: module.name })),
  )
  for (const { group, module } of groups) {
    if (!(group in contract)) throw new Error(`src/app/contract.ts lacks '${group}' of ${module}.`)
    const duplicate = groups.find(other => other.group === group && other.module !== module)
    if (duplicate !== undefined) throw new Error(`Both ${module} and ${duplicate.module} have calls named '${group}'.`)
  }
  const missing = Object.keys(contract).find(name => ![...own, ...groups.map(({ group }) => group)].includes(name))
  if (missing !== undefined) throw new Error(`No server module answers '${missing}' of src/app/contract.ts.`)
  return Object.fromEntries([
    ['platform', platformHandlers],
    ...modules.flatMap(module => Object.entries(module.calls?.handlers(appServices) ?? {})),
  ])
}
