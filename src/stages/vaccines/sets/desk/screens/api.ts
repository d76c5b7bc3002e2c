import type { vaccinesContracts } from '#src/stages/vaccines/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { vaccineSetsDesk: setsDesk } = deskApiOf<typeof vaccinesContracts>()

export const setsPage = '/desk/vaccine-requirements'
