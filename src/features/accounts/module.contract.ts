// All calls of accounts. Each folder's contract uses problems of `contract.ts`, so they are put together here.
import { seldom } from '#src/wire/route.ts'
import { accountsContract } from './contract.ts'
import { proofContract } from './proof/contract.ts'
import { secondFactorContract } from './second-factor/contract.ts'
import { undoContract } from './undo/contract.ts'
import { unprovedContract } from './unproved/contract.ts'
import { waysContract } from './ways/contract.ts'

export const accountsContracts = {
  accounts: accountsContract,
  proof: seldom(proofContract),
  ways: waysContract,
  unproved: seldom(unprovedContract),
  undo: seldom(undoContract),
  secondFactor: seldom(secondFactorContract),
}
