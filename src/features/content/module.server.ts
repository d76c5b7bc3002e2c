import { and, asc, isNotNull, eq } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Services } from '#src/platform/services.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { datedLists, mayBeDue, type DatedList } from '../dated-facts/slots.ts'
import { type SentForm, onForm } from '../forms/service.ts'
import * as audited from './audit-actions.ts'
import { contentContracts } from './contract.ts'
import { libraryEntries } from './desk.ts'
import * as content from './service.ts'
import { contentItems, contentForms } from './tables.ts'

// A form of the library that was filled in at Typeform.

/** Anyone who sent it once is done with it; the answers stay at Typeform, where the desk reads them. */
async function takeSentForm(services: Services, { owner, subject: item }: SentForm): Promise<void> {
  await services.change(async ({ tx, announce }) => {
    const isThere = and(
      eq(contentItems.id, item),
      eq(contentItems.format, 'Typeform'),
      isNotNull(contentItems.publishedAt),
    )
    if ((await tx.$count(contentItems, isThere)) === 0) return
    const noted = await tx
      .insert(contentForms)
      .values({ owner, item, sentAt: services.now() })
      .onConflictDoNothing()
      .returning()
    if (noted.length > 0) await announce(`person:${owner}`, 'content')
  })
}

/** What students can read of the library; what has no source says nothing that can age. */
const datedContent: DatedList = async (db, wanted) => {
  const rows = await db
    .select()
    .from(contentItems)
    .where(
      and(
        isNotNull(contentItems.sourceCheckedOn),
        isNotNull(contentItems.publishedAt),
        mayBeDue(contentItems.sourceCheckedOn, wanted),
      ),
    )
    .orderBy(asc(contentItems.sourceCheckedOn))
    .limit(wanted.most)
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

export default defineServerModule({
  name: 'features/content',
  calls: calls(contentContracts, { content }),
  gives: [
    ...Object.values(audited),
    catalogues(libraryEntries),
    datedLists(datedContent),
    onForm({ content: takeSentForm }),
  ],
})
