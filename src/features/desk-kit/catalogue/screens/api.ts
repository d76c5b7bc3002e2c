import type { catalogueContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { catalogues } = deskApiOf<typeof catalogueContracts>()

export type EntryName = { catalogue: string; id: string }
