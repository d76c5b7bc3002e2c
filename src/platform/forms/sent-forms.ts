// What Typeform sends us once a form is submitted, written and signed as it does.
import type { SendNotice } from '../sandbox/notices.ts'
import { hiddenField, signTypeform } from './typeform.ts'

export type SentForm = { form: string; token: string; reference: string; words: string; ready: string }
export type SentForms = {
  newToken: () => string
  send: (sent: SentForm) => Promise<void>
}

type Parts = {
  webhookSecret: string
  publicUrl: string
  now: () => Temporal.Instant
  newId: (prefix: string) => string
  sendNotice: SendNotice
}

export const sentFormsOf = ({ webhookSecret, publicUrl, now, newId, sendNotice }: Parts): SentForms => ({
  newToken: () => newId(''),
  send: async sent => {
    const body = JSON.stringify(formResponse(sent, now()))
    const headers = { 'typeform-signature': signTypeform(body, webhookSecret) }
    await sendNotice({ url: `${publicUrl}/webhooks/typeform`, body, headers: () => headers })
  },
})

export const formResponse = ({ form, token, reference, words, ready }: SentForm, at: Temporal.Instant) => ({
  event_id: `evt_${token}`,
  event_type: 'form_response',
  form_response: {
    form_id: form,
    token,
    landed_at: at.toString(),
    submitted_at: at.toString(),
    hidden: { [hiddenField]: reference },
    definition: {
      id: form,
      title: 'A few questions',
      fields: [
        { id: 'help', ref: 'help', type: 'short_text', title: 'What would help you most?' },
        { id: 'ready', ref: 'ready', type: 'multiple_choice', title: 'Do you have your I-20?' },
      ],
    },
    answers: [
      ...(words === '' ? [] : [{ type: 'text', text: words, field: { id: 'help', type: 'short_text', ref: 'help' } }]),
      { type: 'choice', choice: { label: ready }, field: { id: 'ready', type: 'multiple_choice', ref: 'ready' } },
    ],
  },
})
