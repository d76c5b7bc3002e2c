// Typeform shows forms of ours and sends us what was filled in, by a webhook that it signs.
import { createHmac } from 'node:crypto'
import type { Ports } from '../ports.ts'
import { WrongSignature, isSameText } from '../providers/notices.ts'
import type { Settings } from '../settings.ts'
import { readFormNotice } from './notice.ts'

export type TypeformAccount = {
  /** Without one no webhook is believed. */
  webhookSecret: string | undefined
  /** Where the sandbox shows forms instead of Typeform. */
  sandboxUrl?: string
}

/** In production a form without an account is Typeform's own, and only its student says that it was sent. */
export const areFormsSandboxed = ({
  isProduction,
  SAFAR_TYPEFORM_SECRET: secret,
}: Pick<Settings, 'isProduction' | 'SAFAR_TYPEFORM_SECRET'>): boolean => secret === undefined && !isProduction

/** A form has to name it among its hidden fields, or Typeform drops what comes with the address. */
export const hiddenField = 'safar'

export const typeformForms = ({ webhookSecret, sandboxUrl }: TypeformAccount): Ports['forms'] => ({
  address: (form, reference) => {
    if (sandboxUrl !== undefined) return sandboxAddress(sandboxUrl, form, reference)
    if (reference === undefined) return form
    // Typeform reads hidden fields behind the hash, which no server on the way gets to see.
    return `${form}${form.includes('#') ? '&' : '#'}${hiddenField}=${encodeURIComponent(reference)}`
  },
  readNotice: async (rawBody, signature) => {
    const isSigned = webhookSecret !== undefined && isSameText(signature, signTypeform(rawBody, webhookSecret))
    if (!isSigned) throw new WrongSignature('Typeform')
    return readFormNotice(rawBody)
  },
})

/** Of the whole body, in base64: https://www.typeform.com/developers/webhooks/secure-your-webhooks/ */
export const signTypeform = (rawBody: Uint8Array | string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(rawBody).digest('base64')}`

/** The sandbox runs no scripts, so it gets the hidden field as part of the address that reaches the server. */
function sandboxAddress(sandboxUrl: string, form: string, reference: string | undefined): string {
  const id = new URL(form).pathname.split('/').findLast(part => /^[\w-]{1,100}$/.test(part)) ?? 'form'
  return `${sandboxUrl}/${id}${reference === undefined ? '' : `?${new URLSearchParams({ [hiddenField]: reference })}`}`
}
