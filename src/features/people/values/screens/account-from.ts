// A guest who makes an account has said who they are in forms already.
import { phoneOf } from '../../screens/phone-of.ts'
import { namePartsOf } from '../rules.ts'
import type { Known } from './use-known.ts'

export const accountFrom = (known: Known) => ({
  ...namePartsOf(known.of('name')),
  email: known.of('email'),
  phone: phoneOf(known.of('phone') || null),
})
export type AccountBeginning = ReturnType<typeof accountFrom>
