import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const { i20Forms } = deskApiOf<typeof visasContracts>()

export const formsQuery = queryOptions({ queryKey: ['i20-forms'], queryFn: () => i20Forms.list({}) })

export const sampleOf = (id: string, version: number): string => `/api/desk/i20-forms/${id}/sample?version=${version}`
