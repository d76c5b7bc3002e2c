// The public key of an account on this device, apart from what seals with it: each page asks whether it is there.
import { onStore } from './record-store.ts'
import { fieldOf } from '../values/unknown.ts'

export const sealedStore = { name: 'safar-sealed', store: 'accounts' }

export const storedFor = (owner: string): Promise<unknown> =>
  onStore(sealedStore, 'readonly', records => records.get(owner)).catch(() => undefined)

export const hasSealingKey = async (owner: string): Promise<boolean> =>
  typeof fieldOf(await storedFor(owner), 'publicKey') === 'string'
