import { optional, useRead } from '#src/browser/reads.ts'
import { Notice } from '#src/ui/notice.tsx'
import { letterWaits } from '../copy.ts'
import { ways as waysApi } from './api.ts'

/** For anyone who has no address yet because the letter to it lies unopened. */
export function LetterWaits() {
  const ways = optional(useRead(waysApi.read))
  return ways?.letterWaitsAt != null && <Notice tone="waiting">{letterWaits(ways.letterWaitsAt)}</Notice>
}
