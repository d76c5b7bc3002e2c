// What all modules say about the personal data that they store.
import { standingKinds } from '../features/people/personal-data/rules.ts'
import { type RightsSources } from '../features/people/personal-data/sources.ts'
import { recipientKinds } from '../features/people/personal-data/rules.ts'
import type { AppServices } from '../manifest/app-services.ts'
import type { ServerModule } from '../manifest/server.ts'
import { onlyOneFor } from './only-one.ts'

export function rightsSourcesOf(modules: readonly ServerModule[], factsOf: AppServices['factsOf']): RightsSources {
  const stored = modules.flatMap(({ personalData = [] }) => personalData)
  const hindrances = stored.flatMap(({ hindrances = [] }) => hindrances)
  const recipients = onlyOneFor(
    modules,
    recipientKinds,
    'who got data as',
    ({ personalData }) => personalData?.recipients,
  )
  return {
    filesOf: async (house, person) =>
      (await Promise.all(stored.map(({ files }) => files?.(house, person) ?? []))).flat(),
    standingOf: async (house, person) => {
      const facts = await factsOf(house, person)
      const there = await Promise.all(
        hindrances.map(async ({ kind, isThere }) => ((await isThere(house, person, facts)) ? kind : undefined)),
      )
      return standingKinds.filter(kind => there.includes(kind))
    },
    sentTo: async (house, person) => {
      const [lenders, insurers] = await Promise.all([
        recipients('lenders')(house, person),
        recipients('insurers')(house, person),
      ])
      return { lenders, insurers }
    },
    reachesOf: async call => (await Promise.all(stored.map(({ reaches }) => reaches?.(call) ?? []))).flat(),
    endReaches: async (...given) => {
      for (const { endReaches } of stored) await endReaches?.(...given)
    },
  }
}
