// Files never change once they are in place, so a copy of those that are there is a copy of what they were.
import { constants, copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Copies what is not there yet: called once before the rows and once after, it has every row's file. */
export async function copyFiles(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  let count = 0
  for (const entry of entries) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name))
    if (!entry.isFile() || name.startsWith('.arriving')) continue
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 })
    const isNew = await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_EXCL).then(
      () => true,
      unlessThereOrGone,
    )
    if (isNew) count += 1
  }
  return count
}

function unlessThereOrGone(error: unknown): false {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'EEXIST' && code !== 'ENOENT') throw error
  return false
}
