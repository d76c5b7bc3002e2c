import { readOf } from '#src/browser/reads.ts'
import type { contentContracts } from '../contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { apiOf } from '#src/browser/api.ts'

export const { content } = apiOf<typeof contentContracts>()

/** Beside the panels of a stage: its guides, and what was read again of its facts. */
export const readForStage = (queries: QueryClient, stage: string): Promise<unknown> =>
  Promise.all([queries.fetchQuery(readOf(content.list, { stage })), queries.fetchQuery(readOf(facts.read))])
