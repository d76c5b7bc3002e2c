import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { namesInviter } from '../quote/rules.ts'

/** So few that the keyword is not found by trying. */
const askedOf = (person: string) => perHour(`insurance-referrer:${person}`, 60)

export async function referrer(call: Call, { referredBy }: { referredBy: string }): Promise<{ isInviter: boolean }> {
  await call.limits.use(askedOf(call.caller.id))
  return { isInviter: namesInviter(referredBy, call.settings.SAFAR_INVITER_KEYWORD) }
}
