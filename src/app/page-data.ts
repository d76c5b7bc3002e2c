// What a page shows first, sent along with it: who is there, and how their journey stands.
import { session } from '../features/accounts/sessions.ts'
import { sentKey } from '../features/progress/rules.ts'
import { facts } from '../features/progress/service.ts'
import type { Caller, Services } from '../platform/services.ts'
import type { Read } from '../wire/drawn.ts'
import { appServices } from './services.ts'

/** See browser/known.ts. */
export type Known = { cursor?: string; read: Read }

export async function knownTo(caller: Caller | undefined, services: Services): Promise<Known> {
  if (caller === undefined) return { read: [[['session'], { user: null }]] }
  const call = { ...services, caller }
  const [who, journey] = await Promise.all([session(call), facts(appServices.journey, call)])
  return {
    cursor: caller.cursor,
    read: [
      [['session'], who],
      [sentKey, journey],
    ],
  }
}

/** An element that no browser runs, and that no word of a person can end. */
export const asElement = (known: Known, nonce: string): string =>
  `<script type="application/json" id="known" nonce="${nonce}">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>`
