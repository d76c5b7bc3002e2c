import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { familyContracts } from '../contract.ts'

export const { family, familyInvitations, familyMembers } = seldomApiOf<typeof familyContracts>()
