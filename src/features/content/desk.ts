// The desk's side of the library.
import { and, eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { noteAction } from '../desk/actions.ts'
import type { DeskAction } from '../desk/rules.ts'
import { attach, detach } from '../documents/documents.ts'
import { changedMeanwhile, type DeskContent } from './contract.ts'
import type { Written } from './rules.ts'
import { shelved } from './shelved.ts'
import { contentItems } from './tables.ts'
import { deskViewOf, type Shelved } from './views.ts'

type Item = typeof contentItems.$inferSelect
type Writing = Written & { stage: string | null; captions: string | null; order: number }
type Named = { id: string }

export const listAll = async (call: Call): Promise<DeskContent[]> =>
  (await shelved(call.db)).map(found => previewOf(call, found))

export async function add(call: Call, writing: Writing): Promise<DeskContent> {
  const id = await call.change(async change => {
    const [made] = await change.tx.insert(contentItems).values(valuesOf(call, writing)).returning()
    if (made === undefined) throw new Error('The content was not written.')
    await keepFiles(change, call, made.id, { media: null, captions: null }, writing)
    await note(change, call, 'content-added', made)
    return made.id
  })
  return one(call, id)
}

export async function change(
  call: Call,
  { id, version, ...writing }: Writing & Named & { version: number },
): Promise<DeskContent> {
  await call.change(async change => {
    const item = await held(change, id)
    if (item.version !== version) throw await changedBy(change, item)
    await keepFiles(change, call, id, item, writing)
    await change.tx
      .update(contentItems)
      .set({ ...valuesOf(call, writing), version: version + 1 })
      .where(eq(contentItems.id, id))
    await note(change, call, 'content-changed', item)
  })
  return one(call, id)
}

export const publish = (call: Call, { id }: Named): Promise<Nothing> =>
  shelve(call, id, call.now(), 'content-published')

export const withdraw = (call: Call, { id }: Named): Promise<Nothing> => shelve(call, id, null, 'content-withdrawn')

async function shelve(
  call: Call,
  id: string,
  publishedAt: Temporal.Instant | null,
  what: DeskAction,
): Promise<Nothing> {
  await call.change(async change => {
    const item = await held(change, id)
    if ((item.publishedAt === null) === (publishedAt === null)) return
    await change.tx.update(contentItems).set({ publishedAt }).where(eq(contentItems.id, id))
    await note(change, call, what, item)
  })
  return {}
}

const valuesOf = (call: Call, { sourceCheckedOn, body, media: _media, captions: _captions, ...writing }: Writing) => ({
  ...writing,
  body: cleanRichText(body),
  sourceCheckedOn: sourceCheckedOn === '' ? null : Temporal.PlainDate.from(sourceCheckedOn),
  changedAt: call.now(),
  changedBy: call.caller.id,
})

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

async function held({ tx }: Change, id: string): Promise<Item> {
  const [item] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('no key update')
  if (item === undefined) throw new Refusal(notFound)
  return item
}

async function changedBy({ tx }: Change, { changedBy: id }: Item): Promise<Refusal> {
  const [person] =
    id === null
      ? []
      : await tx
          .select()
          .from(people)
          .where(and(eq(people.id, id)))
  const name = person?.firstName || 'Somebody'
  return new Refusal({ ...changedMeanwhile, message: `${name} changed this while you were writing.` })
}

async function note(
  change: Change,
  call: Call,
  what: DeskAction,
  { id, title }: Pick<Item, 'id' | 'title'>,
): Promise<void> {
  await noteAction(change, call, { what, about: id, detail: title })
  await change.announce('all', 'content')
}

async function one(call: Call, id: string): Promise<DeskContent> {
  const [found] = await shelved(call.db, eq(contentItems.id, id))
  if (found === undefined) throw new Refusal(notFound)
  return previewOf(call, found)
}

/** A form is looked at where students find it, and can't be sent from here. */
function previewOf({ ports }: Call, found: Shelved): DeskContent {
  const view = deskViewOf(found)
  return view.format === 'Typeform' && view.embed !== null
    ? { ...view, embed: ports.forms.address(view.embed, undefined) }
    : view
}
