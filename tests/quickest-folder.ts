import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** In memory where there is room for it: a database is copied there in a tenth of the time. */
export async function quickestFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  return memory !== undefined && memory.bavail * memory.bsize > 4 * 2 ** 30 ? '/dev/shm' : tmpdir()
}
