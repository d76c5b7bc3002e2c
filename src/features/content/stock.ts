// What Safar brings along. A later wording of ours replaces an earlier one, unless the desk has made it its own.
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { slot } from '#src/manifest/slots.ts'
import type { Services } from '#src/platform/services.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import type { ContentType, Format, LibraryGuides } from './rules.ts'
import { contentItems } from './tables.ts'

/** What steps name of it; a test holds that each is there. */
export const libraryGuides = slot<LibraryGuides>('content/library-guides')

export type Brought = {
  broughtAs: string
  type: ContentType
  format: Format
  stage: string | null
  title: string
  summary: string
  body: string
  address?: string
  source?: { name: string; checkedOn: string }
}

export async function stockLibrary(
  { db, now }: Pick<Services, 'db' | 'now'>,
  brought: readonly Brought[],
): Promise<void> {
  if (brought.length === 0) return
  const at = now()
  await db
    .insert(contentItems)
    .values(
      brought.map(({ source, body, ...item }, index) => ({
        ...item,
        body: cleanRichText(body),
        sourceName: source?.name ?? '',
        sourceCheckedOn: source === undefined ? null : Temporal.PlainDate.from(source.checkedOn),
        order: index + 1,
        changedAt: at,
        publishedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: contentItems.broughtAs,
      set: {
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        body: sql`excluded.body`,
        address: sql`excluded.address`,
        sourceName: sql`excluded.source_name`,
        sourceCheckedOn: sql`excluded.source_checked_on`,
        order: sql`excluded."order"`,
      },
      setWhere: isNull(contentItems.changedBy),
    })
}

/** What is of no use in this installation is no longer shown, unless the desk has made it its own. */
export async function takeBack({ db }: Pick<Services, 'db'>, brought: readonly Brought[]): Promise<void> {
  const names = brought.map(({ broughtAs }) => broughtAs)
  await db
    .update(contentItems)
    .set({ publishedAt: null })
    .where(and(inArray(contentItems.broughtAs, names), isNull(contentItems.changedBy)))
}
