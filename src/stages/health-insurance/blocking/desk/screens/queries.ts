import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { blockingDeskContract } from '../contract.ts'

export const deskBlocks = deskApiOf<typeof blockingDeskContract>('insuranceBlocksDesk')

export const blocksQuery = queryOptions({
  queryKey: ['insurance', 'blocks'],
  queryFn: () => deskBlocks.list({}),
})

export const blocksOfQuery = (student: string) =>
  queryOptions({ queryKey: ['insurance', 'blocks', student], queryFn: () => deskBlocks.read({ student }) })
