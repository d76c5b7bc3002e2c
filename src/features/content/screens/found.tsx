import { optional, useRead } from '#src/browser/reads.ts'
import type { FoundAmong } from '#src/features/progress/screens/slots.ts'
import * as copy from '../copy.ts'
import { content } from './api.ts'

/** The guides, by their titles. */
export function Guides({ found }: FoundAmong) {
  const all = optional(useRead(content.list, {})) ?? []
  return found(all.map(({ id, title }) => ({ name: title, detail: copy.guide, href: `/library/${id}` })))
}
