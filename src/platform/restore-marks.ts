// What a restored backup must not bring back is known from two files. One lies apart from the data and its backups and names
// who was erased, by id and day alone. The other is the mark of a restore, which goes once the first start has ended it.
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Settings } from './settings.ts'

const erased = z.object({ id: z.uuid(), day: z.iso.date() })

/** On the disk before the erasure is done: a process that dies in between writes the line once more, which changes nothing. */
export async function noteErased(
  { SAFAR_ERASURES: list }: Pick<Settings, 'SAFAR_ERASURES'>,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  if (list === undefined) return
  const day = at.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const file = await open(list, 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify({ id, day })}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** One line may be half written, by a process that died at it: it is written again then, behind the half. */
export async function readErased(list: string): Promise<ReadonlySet<string>> {
  const text = await readFile(list, 'utf8')
  return new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([found]) => erased.parse(JSON.parse(found)).id))
}

const mark = z.object({
  /** Somebody said that there is no list of who was erased since, or none that counts. */
  withoutErasures: z.boolean(),
})
type Mark = z.infer<typeof mark>
type Folder = Pick<Settings, 'SAFAR_DATA'>

const markIn = ({ SAFAR_DATA }: Folder) => path.join(SAFAR_DATA, 'restored.json')

export const markRestored = (folder: Folder, said: Mark): Promise<void> =>
  writeFile(markIn(folder), JSON.stringify(said), { mode: 0o600 })

export async function readMark(folder: Folder): Promise<Mark | undefined> {
  const text = await readFile(markIn(folder), 'utf8').catch(unlessAbsent)
  return text === undefined ? undefined : mark.parse(JSON.parse(text))
}

export const dropMark = (folder: Folder): Promise<void> => rm(markIn(folder))

function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
