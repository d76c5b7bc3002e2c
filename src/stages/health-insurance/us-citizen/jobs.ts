// Words to the team leave as a job. They name a person, so they lie sealed in the queue.
import { z } from 'zod'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import type { Vault } from '#src/platform/vault/vault.ts'

export const notifyTeam = 'tell-team'

/** Nobody's key: the words are gone from the queue once sent. */
const postOffice = '00000000-0000-0000-0000-000000000000'
const sealed = z.object({ sealed: z.string() })

export const sealWord = async (vault: Vault, text: string): Promise<z.infer<typeof sealed>> => ({
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
