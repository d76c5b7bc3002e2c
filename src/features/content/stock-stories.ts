// Videos and sounds that we bring along: their files go into the library's storage once.
import { eq, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { sealedFor } from '../documents/documents.ts'
import { documents } from '../documents/tables.ts'
import { contentItems } from './tables.ts'

export type Story = {
  broughtAs: string
  /** A video without a sound, or a sound without a picture. */
  kind?: 'video' | 'sound'
  stage: string
  title: string
  summary: string
  /** What is said in it, as text. */
  body: string
  /** The name of its files, without their endings. */
  media: string
}

type Keeper = Pick<Services, 'db' | 'now' | 'ports'>
type ReadFile = (name: string) => Promise<Uint8Array>

export async function stockStories(services: Keeper, stories: readonly Story[], readFile: ReadFile): Promise<void> {
  for (const story of stories) {
    const known = await services.db.$count(contentItems, eq(contentItems.broughtAs, story.broughtAs))
    if (known === 0) await stock(services, story, readFile)
  }
}

async function stock(
  services: Keeper,
  { media: file, body, kind = 'video', ...story }: Story,
  readFile: ReadFile,
): Promise<void> {
  const keepFile = (ending: string, type: string) =>
    keep(services, story.broughtAs, `${file}.${ending}`, type, readFile)
  // What is said in a sound is its text.
  const item =
    kind === 'sound'
      ? { type: 'AudioFeed' as const, format: 'Podcast' as const, media: await keepFile('mp3', 'audio/mpeg') }
      : {
          type: 'Video' as const,
          format: 'VerticalInApp' as const,
          media: await keepFile('webm', 'video/webm'),
          captions: await keepFile('vtt', 'text/vtt'),
        }
  const at = services.now()
  // Two processes that start at once bring it along once.
  await services.db
    .insert(contentItems)
    .values({
      ...story,
      ...item,
      body: cleanRichText(body),
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
    .onConflictDoUpdate({
      target: documents.path,
      targetWhere: sql`not ${documents.isFurtherUse}`,
      set: { bytes: content.length },
    })
    .returning({ id: documents.id })
  if (row === undefined) throw new Error(`${name} was not written.`)
  return row.id
}
