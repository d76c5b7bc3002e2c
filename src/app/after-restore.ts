// What a restored backup must not bring back: whoever was signed in at its moment, and who was erased since then.
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { eraseAgain } from '../features/rights/erasure/erasing.ts'
import { readErased } from '../features/rights/erasure/list.ts'
import type { RightsSources } from '../features/rights/sources.ts'
import type { House } from '../platform/house.ts'
import { sessions } from '../platform/identity/tables.ts'
import type { Settings } from '../platform/settings.ts'

const mark = z.object({
  /** Somebody said that there is no list of who was erased since, or none that counts. */
  withoutErasures: z.boolean(),
})

const markIn = ({ SAFAR_DATA }: Pick<Settings, 'SAFAR_DATA'>) => path.join(SAFAR_DATA, 'restored.json')

export const markRestored = (settings: Pick<Settings, 'SAFAR_DATA'>, said: z.infer<typeof mark>): Promise<void> =>
  writeFile(markIn(settings), JSON.stringify(said), { mode: 0o600 })

/** Before anybody is served. It may die anywhere: the mark goes last, and each step is safe to do again. */
export async function finishRestore(house: House, sources: RightsSources): Promise<void> {
  const { settings } = house
  const text = await readFile(markIn(settings), 'utf8').catch(unlessAbsent)
  if (text === undefined) return
  const { withoutErasures } = mark.parse(JSON.parse(text))
  if (!withoutErasures && settings.SAFAR_ERASURES === undefined) {
    throw new Error('A backup was restored here: start it with SAFAR_ERASURES, the list of who was erased since then.')
  }
  await house.db.delete(sessions)
  let count = 0
  for (const id of withoutErasures ? [] : await readErased(settings.SAFAR_ERASURES ?? '')) {
    if (await eraseAgain(house, sources, id)) count += 1
  }
  await rm(markIn(settings))
  console.log(
    `After the restore: every session has ended, and ${count} who were erased since the backup are erased again.`,
  )
}

function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
