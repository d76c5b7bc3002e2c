// E-mails and messages leave as jobs, sent in the transaction that wants them. What they say may hold
// a link or a code, so it lies sealed in the queue.
import { z } from 'zod'
import type { Change } from './database/change.ts'
import type { JobKind } from './jobs/jobs.ts'
import type { Mail, Ports } from './ports.ts'
import type { Vault } from './vault/vault.ts'

const attachment = z.object({ name: z.string(), type: z.string(), content: z.string() })
const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().exactOptional(),
  attachments: z.array(attachment).exactOptional(),
  headers: z.record(z.string(), z.string()).exactOptional(),
})
const sms = z.object({ to: z.string(), text: z.string() })
const sealed = z.object({ sealed: z.string() })

/** Letters belong to nobody's key: they are gone from the queue once sent. */
export const postOffice = '00000000-0000-0000-0000-000000000000'

export async function postMail(vault: Vault, { later }: Change, letter: Mail): Promise<void> {
  await later('mail', { sealed: await seal(vault, letter) })
}

export async function postSms(vault: Vault, { later }: Change, message: { to: string; text: string }): Promise<void> {
  await later('sms', { sealed: await seal(vault, message) })
}

export const postJobs = (vault: Vault, { mail: mails, sms: messages }: Ports): JobKind[] => [
  {
    name: 'mail',
    work: async (payload, { id }) => {
      await mails.send({ ...mail.parse(await unseal(vault, payload)), key: id })
    },
  },
  {
    name: 'sms',
    work: async (payload, { id }) => messages.send({ ...sms.parse(await unseal(vault, payload)), key: id }),
  },
]

const seal = async (vault: Vault, content: object) =>
  Buffer.from(await vault.seal(postOffice, JSON.stringify(content))).toString('base64')

async function unseal(vault: Vault, payload: unknown): Promise<unknown> {
  const bytes = Buffer.from(sealed.parse(payload).sealed, 'base64')
  return JSON.parse(await vault.open(postOffice, bytes))
}
