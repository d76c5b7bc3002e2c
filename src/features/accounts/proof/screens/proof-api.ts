import { proofApiOf } from '../../../../browser/proof-api.ts'
import type { proofContract } from '../contract.ts'

export const proof = proofApiOf<typeof proofContract>('proof')
