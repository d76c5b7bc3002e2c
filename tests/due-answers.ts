import { lte } from 'drizzle-orm'
import { sendHeld } from '#src/features/chat/held-answers.ts'
import { chatHeld } from '#src/features/chat/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { until } from './until.ts'

/** A job of the product may have one in its hands at that moment, which is passed over: it is sent once that has committed. */
export async function sendWhatIsDue(services: Services): Promise<void> {
  await sendHeld(services)
  const due = () => services.db.$count(chatHeld, lte(chatHeld.sendAt, services.now()))
  await until('what is due is sent', async () => (await due()) === 0)
}
