import { optional, useRead } from '#src/browser/reads.ts'
import type { FoundAmong } from '#src/features/progress/screens/slots.ts'
import * as copy from '../copy.ts'
import { titleWith } from '../titles/copy.ts'
import { papersApi } from './api.ts'

/** The student's papers, wherever they were added. */
export function Papers({ found }: FoundAmong) {
  const { papers = [], elsewhere = [] } = optional(useRead(papersApi.read)) ?? {}
  return found([
    ...papers.map(paper => ({ name: titleWith(paper), detail: copy.title, href: '/documents' })),
    ...elsewhere.map(({ what, usedIn }) => ({ name: what, detail: copy.title, href: usedIn })),
  ])
}
