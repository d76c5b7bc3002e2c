// The cache of facts as tests use it: each hit is compared with a fresh read, so that a verb that changes facts and
// forgets its notice fails here, and not in front of a student who sees an old status.
import { isDeepStrictEqual } from 'node:util'
import { loadFactsOf } from '../src/app/journey-facts.ts'
import { noFacts } from '../src/journey/read.ts'
import { type FactsByStage, type StageFacts } from '../src/journey/views.ts'
import type { Sql } from '../src/platform/database/database.ts'
import { cacheByVersion, type FactsCache, factsVersion } from '../src/platform/facts/cache.ts'
import type { Services } from '../src/platform/services.ts'
import { ownWrites } from './own-writes.ts'

export type CheckedFacts = {
  cacheFacts: (app: Pick<Services, 'sql' | 'vault'>) => FactsCache
  /** Each forgotten notice that was found: the person, the stage and the facts. */
  forgotten: string[]
}

export function checkedFacts(): CheckedFacts {
  const forgotten: string[] = []
  return { forgotten, cacheFacts: app => comparing(app, forgotten) }
}

function comparing({ sql, vault }: Pick<Services, 'sql' | 'vault'>, forgotten: string[]): FactsCache {
  const cache = cacheByVersion<FactsByStage>()

  const compare = async (person: string, version: string, writes: number, cached: FactsByStage) => {
    const fresh = await loadFactsOf({ sql, vault }, person)
    const found = differences(cached, fresh)
    if (found.length === 0) return
    // Something was announced, or a test wrote, while this was read.
    if (writes !== ownWrites.count() || version !== (await currentVersion(sql, person))) return
    const message = `A notice was forgotten: the facts of ${person} changed without one. ${found.join('; ')}`
    forgotten.push(message)
    throw new Error(message)
  }

  return {
    cached: (person, version) => {
      const writes = ownWrites.count()
      return cache.cached(person, keyOf(version, writes))?.then(async facts => {
        await compare(person, version, writes, facts)
        return facts
      })
    },
    read: async (person, version, make) => {
      const writes = ownWrites.count()
      let isHit = true
      const facts = await cache.read(person, keyOf(version, writes), () => {
        isHit = false
        return make()
      })
      if (isHit) await compare(person, version, writes, facts)
      return facts
    },
  }
}

const keyOf = (version: string, writes: number) => `${version} ${writes}`

async function currentVersion(sql: Sql, person: string): Promise<string | undefined> {
  const [row] = await sql<{ version: string }[]>`
    select ${factsVersion(sql)} as version from (select ${person}::uuid as id) p`
  return row?.version
}

/** Each stage with what was cached of it and what the database says. */
function differences(cached: FactsByStage, fresh: FactsByStage): string[] {
  return Object.keys(fresh).flatMap(stage => {
    const names = differingNames(comparable(cached[stage]), comparable(fresh[stage]))
    return names.length === 0 ? [] : [`${stage}: ${names.join(', ')}`]
  })
}

/** The facts of an assigned step are inside a function: the step is compared as it is seen. */
const comparable = ({ assigned = [], ...facts }: StageFacts = { common: noFacts }) => ({
  ...facts,
  assigned: assigned.map(({ order, view }) => view(noFacts, laterThanAny, { order, isFirst: true })),
})

const laterThanAny = '2100-01-01T00:00:00.000Z'

/** The path of each fact that differs, with both values. */
function differingNames(cached: unknown, fresh: unknown, path = ''): string[] {
  if (isDeepStrictEqual(cached, fresh)) return []
  if (!isRecord(cached) || !isRecord(fresh))
    return [`${path} (cached ${JSON.stringify(cached)}, now ${JSON.stringify(fresh)})`]
  const names = new Set([...Object.keys(cached), ...Object.keys(fresh)])
  return [...names].flatMap(name => differingNames(cached[name], fresh[name], path === '' ? name : `${path}.${name}`))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
