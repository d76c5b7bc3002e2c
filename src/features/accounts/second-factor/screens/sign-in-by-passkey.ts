import type { SessionView } from '#src/features/accounts/contract.ts'
import { showPasskey } from './device.ts'
import { secondFactor } from './api.ts'

/** The device knows which account its passkey is of. */
export async function signInByPasskey(): Promise<SessionView> {
  const credential = await showPasskey(await secondFactor.signInRequest({}))
  return secondFactor.signIn({ credential })
}
