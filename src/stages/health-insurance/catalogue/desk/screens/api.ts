// What the desk reads of the catalogue. Its changes are announced to all as 'insurance', the first part of each key.
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { insuranceCatalogueDesk: catalogueDesk } = deskApiOf<typeof insuranceContracts>()
