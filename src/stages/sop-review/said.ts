// An SOP in the words of a row at the desk: where it goes, and how long it is.
import { inArray } from 'drizzle-orm'
import type { Said } from '#src/features/desk-kit/kinds.ts'
import type { Call } from '#src/platform/services.ts'
import { sopVersions } from './tables.ts'
import { namesOf } from './versions.ts'
import * as copy from './copy.ts'

const words = new Intl.Segmenter('en', { granularity: 'word' })

export async function saidInSops(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
  const rows = await call.db
    .select({
      id: sopVersions.id,
      owner: sopVersions.owner,
      text: sopVersions.text,
      universities: sopVersions.universities,
      at: sopVersions.submittedAt,
    })
    .from(sopVersions)
    .where(inArray(sopVersions.id, [...ids]))
  const named = await namesOf(
    call,
    rows.flatMap(({ universities }) => universities),
  )
  const said = rows.map(async ({ id, owner, text, universities, at }) => {
    const names = named.filter(one => universities.includes(one.id)).map(({ name }) => name)
    const length = [...words.segment(await call.vault.open(owner, text))].filter(({ isWordLike }) => isWordLike).length
    return [id, { words: copy.forUniversities(names, length), at }] as const
  })
  return new Map(await Promise.all(said))
}
