import type { Services } from '#src/platform/services.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { dropMark, readErased, readMark } from '#src/platform/restore-marks.ts'
import type { RightsSources } from '#src/features/people/personal-data/sources.ts'
import { eraseAgain } from './erasures.ts'

/**
 * Before anybody is served from a backup: whoever was signed in at its moment is signed out, and who was erased since then is
 * erased again. It may die anywhere: the mark goes last, and each step is safe to do again.
 */
export async function finishRestore(services: Services, sources: RightsSources): Promise<void> {
  const { settings } = services
  const mark = await readMark(settings)
  if (mark === undefined) return
  const { SAFAR_ERASURES: list } = settings
  if (!mark.withoutErasures && list === undefined) {
    throw new Error('A backup was restored here: start it with SAFAR_ERASURES, the list of who was erased since then.')
  }
  await services.db.delete(sessions)
  let count = 0
  for (const id of mark.withoutErasures || list === undefined ? [] : await readErased(list)) {
    if (await eraseAgain(services, sources, id)) count += 1
  }
  await dropMark(settings)
  console.log(
    `After the restore: every session has ended, and ${count} who were erased since the backup are erased again.`,
  )
}
