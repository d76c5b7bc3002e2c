import type { catalogueContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { catalogues } = deskApiOf<typeof catalogueContracts>()

export type EntryName = { catalogue: string; id: string }

export const historyQuery = ({ catalogue, id }: EntryName) =>
  queryOptions({
    queryKey: ['catalogues', catalogue, id],
    queryFn: () => catalogues.history({ catalogue, id }),
  })

export const versionQuery = ({ catalogue, id }: EntryName, number: number) =>
  queryOptions({
    queryKey: ['catalogues', catalogue, id, number],
    queryFn: () => catalogues.version({ catalogue, id, number: String(number) }),
  })
