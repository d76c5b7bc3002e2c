import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { sealWord, notifyTeam } from './jobs.ts'

type Attempt = { name: string; email: string; phone: string; university: string; timestamp: string | number }

const attemptsOf = (person: string) => perHour(`us-citizen:${person}`, 5)

export async function attempt(call: Call, input: Attempt): Promise<void> {
  await call.limits.use(attemptsOf(call.caller.id))
  const word = await sealWord(call.vault, wordAbout(input, call.caller.id))
  return call.change(async ({ later }) => {
    await later(notifyTeam, word)
  })
}

/** What was entered and no more; whose account it is, we know ourselves. */
const wordAbout = ({ name, email, phone, university, timestamp }: Attempt, id: string): string =>
  ['US citizen tried to buy insurance', name, email, phone, university, id, String(timestamp)]
    .filter(part => part !== '')
    .join(' · ')
