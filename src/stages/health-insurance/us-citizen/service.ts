import { z } from 'zod'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Vault } from '#src/platform/vault/vault.ts'

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

// Words to the team leave as a job. They name a person, so they lie sealed in the queue.

const notifyTeam = 'tell-team'

/** Nobody's key: the words are gone from the queue once sent. */
const postOffice = '00000000-0000-0000-0000-000000000000'
const sealed = z.object({ sealed: z.string() })

const sealWord = async (vault: Vault, text: string): Promise<z.infer<typeof sealed>> => ({
  sealed: Buffer.from(await vault.seal(postOffice, text)).toString('base64'),
})

export const usCitizenJobs = ({ vault, ports }: Pick<Services, 'vault' | 'ports'>): JobKind[] => [
  {
    name: notifyTeam,
    work: async payload => {
      const bytes = Buffer.from(sealed.parse(payload).sealed, 'base64')
      await ports.team.tell(await vault.open(postOffice, bytes))
    },
  },
]
