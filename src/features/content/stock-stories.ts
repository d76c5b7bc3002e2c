// Videos that the house brings along: their files go into the library's storage once.
import { eq } from 'drizzle-orm'
import type { House } from '../../platform/house.ts'
import { cleanRichText } from '../../platform/rich-text.ts'
import { sealedFor } from '../documents/stored.ts'
import { documents } from '../documents/tables.ts'
import { contentItems } from './tables.ts'

export type Story = {
  broughtAs: string
  stage: string
  title: string
  summary: string
  /** What is said in it, as text. */
  body: string
  /** The name of its files, without their endings. */
  media: string
}

type Keeper = Pick<House, 'db' | 'now' | 'ports'>
type ReadFile = (name: string) => Promise<Uint8Array>

export async function stockStories(house: Keeper, stories: readonly Story[], readFile: ReadFile): Promise<void> {
  for (const story of stories) {
    const known = await house.db.$count(contentItems, eq(contentItems.broughtAs, story.broughtAs))
    if (known === 0) await stock(house, story, readFile)
  }
}

async function stock(house: Keeper, { media: file, body, ...story }: Story, readFile: ReadFile): Promise<void> {
  const media = await keep(house, story.broughtAs, `${file}.webm`, 'video/webm', readFile)
  const captions = await keep(house, story.broughtAs, `${file}.vtt`, 'text/vtt', readFile)
  const at = house.now()
  // Two processes that start at once bring it along once.
  await house.db
    .insert(contentItems)
    .values({
      ...story,
      type: 'Video',
      format: 'VerticalInApp',
      body: cleanRichText(body),
      media,
      captions,
      order: 0,
      changedAt: at,
      publishedAt: at,
    })
    .onConflictDoNothing()
}

async function keep(
  { db, now, ports }: Keeper,
  broughtAs: string,
  name: string,
  type: string,
  readFile: ReadFile,
): Promise<string> {
  const path = `documents/library/${name}`
  const content = await readFile(name)
  await ports.files.put(
    sealedFor(null),
    path,
    (async function* () {
      yield content
    })(),
  )
  const at = now()
  const file = { purpose: 'media', name, type, path, bytes: content.length, sentAt: at, arrivedAt: at } as const
  const [row] = await db
    .insert(documents)
    .values({ ...file, attachedTo: `content:${broughtAs}` })
    .onConflictDoUpdate({ target: documents.path, set: { bytes: content.length } })
    .returning({ id: documents.id })
  if (row === undefined) throw new Error(`${name} was not written.`)
  return row.id
}
