// What the desk sends back: files, and addresses of which only some kinds are let through.
import { messages, type Messages } from '#src/values/messages.ts'
import { hasForbidden, textProblem } from '#src/values/visible-text.ts'
import { framedDomains } from '#src/values/framed-sites.ts'
import { isHostOf, readWebAddress } from '#src/values/web-addresses.ts'

/** The specification's kinds of attachments. */
export const attachmentTypes = ['video', 'article', 'file', 'link'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

export const mostAttachments = 20

/** Of a host with a dot in it and without a name and password before it. */
const webAddress = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/i

export function addressProblem(address: string): string | undefined {
  if (address === '') return addressMissing
  if (address.length > 2000) return addressTooLong
  if (hasForbidden(address)) return noAddress
  if (/^https?:\/\/[^/?#]*@/i.test(address)) return credentials
  if (/^http:/i.test(address)) return notSecure
  return webAddress.test(address) ? undefined : noAddress
}

export function typeformProblem(typed: string): string | undefined {
  const address = hasForbidden(typed) ? undefined : readWebAddress(typed)
  return address !== undefined && isHostOf(address, ...framedDomains.Typeform) ? undefined : notTypeform
}

export type Attachment = { type: AttachmentType; title: string; url: string; file: string | null }

export function checkAttachments(attachments: readonly Attachment[]): Messages {
  return messages({
    attachments: attachments.length > mostAttachments && tooMany(mostAttachments),
    ...Object.assign({}, ...attachments.map((attachment, at) => problemsOf(attachment, `attachments.${at}`))),
  })
}

const problemsOf = ({ type, title, url, file }: Attachment, at: string) => ({
  [`${at}.title`]:
    textProblem(title, { required: titleMissing, most: 150 }) ?? (title === '' ? titleMissing : undefined),
  [`${at}.url`]: type === 'file' ? undefined : addressProblem(url),
  [`${at}.file`]: type === 'file' && file === null ? fileMissing : undefined,
})

/** An emptied editor leaves its elements. */
export const hasWords = (html: string): boolean => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== ''

export const attachmentNames = {
  video: 'Video',
  article: 'Article',
  file: 'File',
  link: 'Link',
} as const

const addressMissing = 'Please enter an address.'
const addressTooLong = 'This address is too long.'
const noAddress = 'Please enter a whole address that begins with https://.'
const notSecure = 'Only secure addresses are sent to students. Please use one that begins with https://.'
const credentials = 'This address has a name or password in it. Please leave that out.'
const notTypeform = 'Please enter the https address of a form at typeform.com.'
const titleMissing = 'Please name it, so that the student knows what it is.'
const fileMissing = 'Please add the file.'
const tooMany = (most: number): string => `Please attach at most ${most}.`
export const empty = 'Please write something or attach something before you send it.'
