import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { insuranceBlocksDesk: deskBlocks } = deskApiOf<typeof insuranceContracts>()

export const blocksQuery = queryOptions({
  queryKey: ['insurance', 'blocks'],
  queryFn: () => deskBlocks.list({}),
})

export const blocksOfQuery = (student: string) =>
  queryOptions({ queryKey: ['insurance', 'blocks', student], queryFn: () => deskBlocks.read({ student }) })
