// What the desk sends back: files, and addresses of which only some kinds are let through.
import { messages, type Messages } from '#src/values/messages.ts'
import { hasForbidden, textProblem } from '#src/values/visible-text.ts'
import { framedDomains } from '#src/values/framed-sites.ts'
import { isHostOf, readWebAddress } from '#src/values/web-addresses.ts'
import * as copy from './copy.ts'

/** The specification's kinds of attachments. */
export const attachmentTypes = ['video', 'article', 'file', 'link'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

export const mostAttachments = 20

/** Of a host with a dot in it and without a name and password before it. */
const webAddress = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/i

export function addressProblem(address: string): string | undefined {
  if (address === '') return copy.addressMissing
  if (address.length > 2000) return copy.addressTooLong
  if (hasForbidden(address)) return copy.noAddress
  if (/^https?:\/\/[^/?#]*@/i.test(address)) return copy.credentials
  if (/^http:/i.test(address)) return copy.notSecure
  return webAddress.test(address) ? undefined : copy.noAddress
}

export function typeformProblem(typed: string): string | undefined {
  const address = hasForbidden(typed) ? undefined : readWebAddress(typed)
  return address !== undefined && isHostOf(address, ...framedDomains.Typeform) ? undefined : copy.notTypeform
}

export type Attachment = { type: AttachmentType; title: string; url: string; file: string | null }

export function checkAttachments(attachments: readonly Attachment[]): Messages {
  return messages({
    attachments: attachments.length > mostAttachments && copy.tooMany(mostAttachments),
    ...Object.assign({}, ...attachments.map((attachment, at) => problemsOf(attachment, `attachments.${at}`))),
  })
}

const problemsOf = ({ type, title, url, file }: Attachment, at: string) => ({
  [`${at}.title`]:
    textProblem(title, { required: copy.titleMissing, most: 150 }) ?? (title === '' ? copy.titleMissing : undefined),
  [`${at}.url`]: type === 'file' ? undefined : addressProblem(url),
  [`${at}.file`]: type === 'file' && file === null ? copy.fileMissing : undefined,
})

/** An emptied editor leaves its elements. */
export const hasWords = (html: string): boolean => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== ''
