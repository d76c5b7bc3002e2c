// Files are sealed for their owner and by their name, so each is copied under another before its row changes hands.
import type { Services } from '#src/platform/services.ts'
import type { Pair } from './collisions.ts'

/** By the old name, the new one. */
export type Copied = Map<string, string>

export async function copyFiles(
  { ports, random }: Pick<Services, 'ports' | 'random'>,
  { kept, other }: Pair,
  paths: readonly string[],
  copied: Copied,
): Promise<void> {
  for (const path of paths) {
    if (copied.has(path)) continue
    const content = await ports.files.get(other, path)
    if (content === undefined) continue
    const alike = path.replaceAll(other, kept)
    const isFree = alike !== path && (await ports.files.get(kept, alike)) === undefined
    const to = isFree ? alike : `joined/${kept}/${Buffer.from(random(16)).toString('hex')}`
    await ports.files.put(kept, to, content)
    copied.set(path, to)
  }
}

/** What was copied for a join that did not come to pass. */
export async function dropCopies({ ports }: Pick<Services, 'ports'>, copied: Copied): Promise<void> {
  for (const path of copied.values()) await ports.files.remove(path)
}
