// Typeform's side: a short form, which sends its signed webhook once it is submitted, and again on demand.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SentForms } from '#src/platform/forms/sent-forms.ts'
import { show, html, type Html } from './layout.ts'

const word = z
  .string()
  .trim()
  .max(500)
  .transform(text => text.replaceAll('\0', ''))
  .catch('')
const named = z.object({ form: z.string().regex(/^[\w-]{1,100}$/) })
const opened = z.object({ safar: word })
const submitted = z.object({
  safar: word,
  words: word,
  ready: word,
  /** Of a form that was sent before: the same webhook goes out again. */
  token: z
    .string()
    .regex(/^[\da-f]{24}$/)
    .optional(),
})

export function serveTypeform(app: FastifyInstance, forms: SentForms): void {
  app.get('/sandbox/typeform/:form', async (request, reply) => {
    const { form } = named.parse(request.params)
    const { safar } = opened.parse(request.query)
    return show(reply, { title: 'A form', body: page(form, safar === '' ? preview : questions(form, safar)) })
  })

  app.post('/sandbox/typeform/:form', async (request, reply) => {
    const { form } = named.parse(request.params)
    const { safar, words, ready, token = forms.newToken() } = submitted.parse(request.body)
    await forms.send({ form, token, reference: safar, words, ready })
    return show(reply, { title: 'Sent', body: page(form, sent(form, { safar, words, ready, token })) })
  })
}

const page = (form: string, content: Html): Html =>
  html`<div class="board">
      <h1>A few questions</h1>
      <p class="quiet">Form ${form}, as Typeform would show it.</p>
    </div>
    ${content}`

const preview = html`<p>This is a preview. Only a form that a student opens can be sent.</p>`

const questions = (form: string, safar: string): Html =>
  html`<form method="post" action="/sandbox/typeform/${form}">
    <input type="hidden" name="safar" value="${safar}" />
    <label>What would help you most? <input name="words" maxlength="500" autocomplete="off" /></label>
    <label
      >Do you have your I-20?
      <select name="ready">
        <option>Yes</option>
        <option>Not yet</option>
      </select></label
    >
    <button class="first">Submit</button>
  </form>`

const sent = (form: string, fields: Record<string, string>): Html =>
  html`<p role="status">Thank you. Your answers were sent.</p>
    <form method="post" action="/sandbox/typeform/${form}">
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button>Send Typeform’s webhook again</button>
    </form>`
