import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const longest = Temporal.Duration.from({ hours: 24 })

/** Takes away what broke off when an earlier server was killed. What still arrives elsewhere is younger. */
export async function sweep(folder: string, at: Temporal.Instant): Promise<void> {
  const oldest = at.subtract(longest).epochMilliseconds
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < oldest) await rm(file, { force: true })
  }
}
