import { deskApiOf } from '#src/browser/desk-api.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const { i20Forms } = deskApiOf<typeof visasContracts>()

export const sampleOf = (id: string, version: number): string => `/api/desk/i20-forms/${id}/sample?version=${version}`
