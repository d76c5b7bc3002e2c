import type { contentContracts } from '../contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { factsQuery } from '#src/features/dated-facts/screens/facts-query.ts'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'

const { content } = apiOf<typeof contentContracts>()

export const contentQuery = (stage?: string) =>
  readQuery(['content', 'list', stage ?? 'all'], () => content.list({ stage }))

export const itemQuery = (id: string) => readQuery(['content', 'one', id], () => content.read({ id }))

/** Beside the panels of a stage: its guides, and what was read again of its facts. */
export const readForStage = (queries: QueryClient, stage: string): Promise<unknown> =>
  Promise.all([queries.fetchQuery(contentQuery(stage)), queries.fetchQuery(factsQuery)])
