import { foundIn } from '#src/wire/problem.ts'
// The desk's side of the library.
import * as audited from './audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { keptOf, typedOf } from '#src/records/fields.ts'
import type { Named } from '../desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '../desk-kit/catalogue/verbs.ts'
import { attach, detach } from '../documents/documents.ts'
import { changedMeanwhile, contentTyped, type DeskContent } from './contract.ts'
import { contentRecord, type Written } from './record/rules.ts'
import { shelved, deskViewOf, type Shelved } from './views.ts'
import { contentItems } from './tables.ts'

type Item = typeof contentItems.$inferSelect

/** What there is to read, watch and hear: a draft until it is published, and again once it is withdrawn. */
export const libraryEntries = catalogueVerbs({
  name: 'library',
  roles: ['advisor', 'admin'],
  isOfRows: true,
  changed: changedMeanwhile,
  changedWords: name => `${name} changed this while you were writing.`,
  action: audited.contentChanged,
  find: async (db, id) => (await db.select().from(contentItems).where(eq(contentItems.id, id)).for('no key update'))[0],
  titleOf: ({ title }) => title,
  stateOf: ({ publishedAt }) => (publishedAt === null ? 'draft' : 'published'),
  typedOf: item => typedOf(contentRecord, item),
  typed: contentTyped,
  write: async (change, call, item, writing) => {
    await keepFiles(change, call, item.id, item, writing)
    await change.tx
      .update(contentItems)
      .set({ ...valuesOf(call, writing), version: item.version + 1 })
      .where(eq(contentItems.id, item.id))
  },
  shown: {
    publish: audited.contentPublished,
    retire: audited.contentWithdrawn,
    set: ({ tx }, call, { id }, isShown) =>
      tx
        .update(contentItems)
        .set({ publishedAt: isShown ? call.now() : null })
        .where(eq(contentItems.id, id)),
  },
  announce: ({ announce }) => announce('all', 'content'),
})

export const listAll = async (call: Call): Promise<DeskContent[]> =>
  (await shelved(call.db)).map(found => previewOf(call, found))

export async function add(call: Call, writing: Written): Promise<DeskContent> {
  const id = await call.change(async change => {
    const [made] = await change.tx.insert(contentItems).values(valuesOf(call, writing)).returning()
    if (made === undefined) throw new Error('The content was not written.')
    await keepFiles(change, call, made.id, { media: null, captions: null }, writing)
    await libraryEntries.note(change, call, made.id, { what: audited.contentAdded, as: 'added' })
    return made.id
  })
  return one(call, id)
}

export async function change(
  call: Call,
  { id, version, ...writing }: Written & Named & { version: number },
): Promise<DeskContent> {
  await libraryEntries.change(call, { id, version }, writing)
  return one(call, id)
}

export const publish = (call: Call, named: Named): Promise<void> => libraryEntries.publish(call, named)
export const withdraw = (call: Call, named: Named): Promise<void> => libraryEntries.retire(call, named)

function valuesOf(call: Call, writing: Written) {
  const { media: _media, captions: _captions, body, ...kept } = keptOf(contentRecord, writing)
  return { ...kept, body: cleanRichText(body), changedAt: call.now(), changedBy: call.caller.id }
}

type Files = Pick<Item, 'media' | 'captions'>

/** Files that are new are attached, those that are no longer named let go. */
async function keepFiles(change: Change, call: Call, id: string, before: Files, after: Files): Promise<void> {
  const [had, has] = [before, after].map(({ media, captions }) => [media, captions].flatMap(file => file ?? []))
  const isNew = (file: string) => had?.includes(file) !== true
  await attach(change, call, { ids: (has ?? []).filter(isNew), purpose: 'media', owner: null, to: `content:${id}` })
  await change.tx
    .update(contentItems)
    .set({ media: after.media, captions: after.captions })
    .where(eq(contentItems.id, id))
  await detach(
    change,
    call,
    (had ?? []).filter(file => has?.includes(file) !== true),
  )
}

async function one(call: Call, id: string): Promise<DeskContent> {
  const found = foundIn(await shelved(call.db, eq(contentItems.id, id)))
  return previewOf(call, found)
}

/** A form is looked at where students find it, and can't be sent from here. */
function previewOf({ ports }: Call, found: Shelved): DeskContent {
  const view = deskViewOf(found)
  return view.format === 'Typeform' && view.embed !== null
    ? { ...view, embed: ports.forms.address(view.embed, undefined) }
    : view
}
