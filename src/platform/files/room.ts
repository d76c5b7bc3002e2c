// PostgreSQL cannot go on without a place for its log, nor come back without one. So writes are refused while there is
// still a little room left, and reads go on.
import { statfs } from 'node:fs/promises'

export type Room = () => Promise<boolean>

const least = 64 * 1_048_576
const eachLook = 250

export function roomIn(folder: string): Room {
  let looked: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    const at = performance.now()
    if (looked === undefined || at - looked.at > eachLook) looked = { at, answer: isRoom(folder) }
    return looked.answer
  }
}

/** Where it cannot be read, it is not in the way. */
const isRoom = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize > least,
    () => true,
  )
