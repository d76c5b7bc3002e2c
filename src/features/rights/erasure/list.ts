// Who was erased, by id and day alone, in a place apart from the data and its backups: a backup that is restored holds them
// again, and this list says whom to forget once more.
import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Settings } from '#src/platform/settings.ts'

const line = z.object({ id: z.uuid(), day: z.iso.date() })

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
  return new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([found]) => line.parse(JSON.parse(found)).id))
}
