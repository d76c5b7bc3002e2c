import type { planContracts } from '#src/features/plan/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { Wanted } from '../rules.ts'

const { planRisks } = deskApiOf<typeof planContracts>()

/** Read when the page is opened or something else is asked for: no row moves while somebody writes to all of them. */
export const risksQuery = (wanted: Wanted) =>
  queryOptions({
    ...readOf(planRisks.read, wanted),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
