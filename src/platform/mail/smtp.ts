import { createHash } from 'node:crypto'
import { providerPatience, ProviderUnavailable, once } from '../providers/call.ts'
import { ProviderRefusal, type Ports } from '../ports.ts'

type Account = { url: string; from: string; patience?: number }

export function smtpMail({ url, from, patience = providerPatience }: Account): Ports['mail'] {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      requireTLS: holdsPassword(url),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    send: async ({ to, key, attachments = [], ...content }) => {
      const mail = {
        ...content,
        attachments: attachments.map(({ name, type, content: text }) => ({
          filename: name,
          contentType: type,
          content: text,
        })),
        from,
        // As an object, it stays one address whatever is written in it.
        to: { name: '', address: to },
        ...(key === undefined ? {} : { messageId: messageId(key, from) }),
      }
      await (await transport()).sendMail(mail).catch(error => {
        throw explain(error)
      })
    },
  }
}

const holdsPassword = (url: string) => new URL(url).password !== ''

/** The same key gives the same Message-ID, by which a mail sent twice is shown once. */
function messageId(key: string, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[>\s].*$/, '')
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
}

function explain(cause: unknown): Error {
  if (isRefusedAddress(cause)) return new ProviderRefusal('That e-mail address does not take mail.', { cause })
  const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return new ProviderUnavailable(`The mail server did not take the mail: ${why}.`, { cause })
}

const isRefusedAddress = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  !('responseCode' in error && Number(error.responseCode) < 500)
