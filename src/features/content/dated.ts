import { and, asc, isNotNull } from 'drizzle-orm'
import type { DatedList } from '../dated-facts/slots.ts'
import { contentItems } from './tables.ts'

/** What students can read of the library; what has no source says nothing that can age. */
export const datedContent: DatedList = async (db, most) => {
  const rows = await db
    .select()
    .from(contentItems)
    .where(and(isNotNull(contentItems.sourceCheckedOn), isNotNull(contentItems.publishedAt)))
    .orderBy(asc(contentItems.sourceCheckedOn))
    .limit(most)
  return rows.flatMap(({ id, title, stage, sourceName, sourceCheckedOn }) =>
    sourceCheckedOn === null
      ? []
      : [
          {
            text: `Library: ${title}`,
            source: { name: sourceName, checkedOn: sourceCheckedOn.toString() },
            shownAt: stage === null ? '/library' : `/${stage}`,
            editedAt: `/desk/library/${id}`,
            isSample: false,
          },
        ],
  )
}
