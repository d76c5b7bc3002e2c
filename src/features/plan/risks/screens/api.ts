import type { planContracts } from '#src/features/plan/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { Wanted } from '../rules.ts'

const { planRisks } = deskApiOf<typeof planContracts>()

/** Made on demand of all students: it is read when the page is opened or something else is asked for, and not by itself. */
export const risksQuery = (wanted: Wanted) =>
  queryOptions({
    ...readOf(planRisks.read, wanted),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
