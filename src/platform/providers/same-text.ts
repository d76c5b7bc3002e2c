import { timingSafeEqual } from 'node:crypto'

/** Compares what somebody sent with what it should be, in a time that says nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
