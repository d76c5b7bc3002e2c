// A form of the library that was filled in at Typeform.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { SentForm } from '../forms/service.ts'
import { contentForms, contentItems } from './tables.ts'

/** Anyone who sent it once is done with it; the answers stay at Typeform, where the desk reads them. */
export async function takeSentForm(services: Services, { owner, subject: item }: SentForm): Promise<void> {
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
