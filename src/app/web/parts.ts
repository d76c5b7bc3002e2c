// Which files an address needs besides the first scripts: the build asks, and gives the browser hints (src/app/written-pages.ts).
import { stages } from '#src/stages/stages.ts'
import { outlineAt } from './stage-route.tsx'
import { featureModules, stageModules } from './web-modules.ts'

type Loaded = { load: () => Promise<object> }

/** Those of a stage are each step's panel with its head, or what stands beside its welcome. */
const screens: readonly (readonly [address: string, ...Loaded[]])[] = [
  ...featureModules.flatMap(({ pages = [] }) =>
    pages.flatMap(({ drawnAt, page }) => (drawnAt === undefined ? [] : [[drawnAt, page] as const])),
  ),
  ...stages.map(({ route }) => {
    const module = stageModules.find(({ stage }) => stage === route)
    if (module === undefined) throw new Error(`src/app/web/web-modules.ts doesn't list the stage '${route}'.`)
    const { beside } = module
    return [`/${route}`, ...(beside === undefined ? [] : [beside])] as const
  }),
  ...stageModules.flatMap(({ stage, panels }) => {
    const steps = stages.find(({ route }) => route === stage)?.steps ?? []
    const outlined = (outlineAt(`/${stage}`)?.loads ?? []).map(load => ({ load }))
    return steps.flatMap(({ id, route }) => {
      const panel = panels[id]
      return panel === undefined ? [] : [[`/${stage}/${route}`, panel, ...outlined] as const]
    })
  }),
]

/** By their addresses. */
export async function partFiles(): Promise<Record<string, string[]>> {
  const parts = screens.map(async ([at, ...loaded]) => [at, await Promise.all(loaded.map(fileOf))] as const)
  return Object.fromEntries(await Promise.all(parts))
}

/** The build says in each module which file it is. */
export async function fileOf({ load }: Loaded): Promise<string> {
  const module = await load()
  if ('sourceFile' in module && typeof module.sourceFile === 'string') return module.sourceFile
  throw new Error(`The build doesn't know the file that ${load.toString()} loads.`)
}
