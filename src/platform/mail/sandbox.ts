// An SMTP server in the process that delivers nothing: it keeps what it caught.
import { buffer } from 'node:stream/consumers'
import type { Attachment, Email } from 'postal-mime'
import type { CatchMessage } from '../sandbox/messages.ts'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'

export type MailSandbox = { url: string; close: () => Promise<void> }

export async function startMailSandbox(keep: CatchMessage): Promise<MailSandbox> {
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    // On the loopback nobody listens in, and nobody has a certificate.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onRcptTo: ({ address }, _, callback) => callback(isRefused(address) ? noSuchMailbox() : null),
    onData: async (stream, session, callback) => callback(await receive(stream, session, keep)),
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve, reject) => listening.once('listening', resolve).once('error', reject))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The mail sandbox has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** A way to try what happens when a mailbox is not there. */
const isRefused = (address: string) => address.toLowerCase().endsWith('@bounce.example')

const noSuchMailbox = () => Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })

/** Answers what went wrong, so that the sender hears of it. */
async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  keep: CatchMessage,
): Promise<Error | null> {
  try {
    const raw = await buffer(stream)
    const { default: PostalMime } = await import('postal-mime')
    const mail = await PostalMime.parse(raw)
    for (const { address } of envelope.rcptTo) await keep(caught(mail, address))
    return null
  } catch (cause) {
    return new Error('The mail sandbox could not keep this.', { cause })
  }
}

/** Not those that every mail has. */
const isOurs = (header: string) => header.startsWith('list-')

const caught = (mail: Email, recipient: string) => ({
  channel: 'mail' as const,
  sender: mail.from?.address ?? '',
  recipient,
  subject: mail.subject ?? '',
  body: mail.text ?? '',
  html: mail.html ?? null,
  attachments: mail.attachments.length === 0 ? null : mail.attachments.map(attachmentIn),
  headers: Object.fromEntries(mail.headers.flatMap(({ key, value }) => (isOurs(key) ? [[key, value]] : []))),
  sentAs: mail.messageId === undefined ? null : `${mail.messageId} ${recipient}`,
})

const attachmentIn = ({ filename, mimeType, content }: Attachment) => ({
  name: filename ?? '',
  type: mimeType,
  content: typeof content === 'string' ? content : new TextDecoder().decode(content),
})
