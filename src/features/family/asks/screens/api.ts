import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { asksContracts } from '../contract.ts'

export const { familyAsks, familyPays } = seldomApiOf<typeof asksContracts>()
