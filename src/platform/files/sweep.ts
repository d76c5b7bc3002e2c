import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Takes away what broke off when an earlier server was killed. */
export async function sweep(folder: string, before: Temporal.Instant): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < before.epochMilliseconds) await rm(file, { force: true })
  }
}
