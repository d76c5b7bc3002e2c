import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { familyCardsContracts } from '../cards/contract.ts'
import type { familyContracts } from '../contract.ts'
import type { familyPapersContracts } from '../papers/contract.ts'

type Contracts = typeof familyContracts & typeof familyPapersContracts & typeof familyCardsContracts

export const { family, familyCards, familyInvitations, familyMembers, familyPapers } = seldomApiOf<Contracts>()
