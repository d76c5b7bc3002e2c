import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { proofContract } from '../contract.ts'

export const proof = seldomApiOf<typeof proofContract>('proof')
