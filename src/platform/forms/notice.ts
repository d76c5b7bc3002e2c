// What Typeform tells us of a form that was sent: https://www.typeform.com/developers/webhooks/example-payload/
import { z } from 'zod'
import { withoutSecretNumbers } from '#src/values/secret-numbers.ts'
import { hasForbidden, visibleText } from '#src/values/visible-text.ts'
import type { FormNotice } from '../ports.ts'
import { jsonIn } from '../providers/notices.ts'

const longest = { question: 300, answer: 5000 }
const mostAnswers = 200

const words = (most: number) =>
  z
    .string()
    .transform(visibleText)
    .refine(text => !hasForbidden(text))
    .transform(text => [...text].slice(0, most).join(''))
const answerWords = words(longest.answer)

const answer = z
  .object({
    field: z.object({ id: z.string().regex(/^[\w-]{1,80}$/) }),
    text: answerWords.optional(),
    email: answerWords.optional(),
    phone_number: answerWords.optional(),
    url: answerWords.optional(),
    file_url: answerWords.optional(),
    date: answerWords.optional(),
    number: z.number().optional(),
    boolean: z.boolean().optional(),
    choice: z.object({ label: answerWords.optional(), other: answerWords.optional() }).optional(),
    choices: z.object({ labels: z.array(answerWords).max(100).default([]), other: answerWords.optional() }).optional(),
  })
  .transform(({ field, number, boolean, choice, choices, ...texts }) => ({
    id: field.id,
    answer:
      choices === undefined
        ? (texts.text ??
          texts.email ??
          texts.phone_number ??
          texts.url ??
          texts.file_url ??
          texts.date ??
          choice?.label ??
          choice?.other ??
          number?.toString() ??
          (boolean === undefined ? '' : boolean ? 'Yes' : 'No'))
        : [...choices.labels, ...(choices.other === undefined ? [] : [choices.other])],
  }))

/** An answer of a kind that we can't read is left out, and the others stay: a form is sent either way. */
const readable = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .max(mostAnswers)
    .transform(all =>
      all.flatMap(one => {
        const read = item.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )

const notice = z.object({
  event_type: z.literal('form_response'),
  form_response: z.object({
    token: z.string().min(1).max(100),
    hidden: z.object({ safar: z.string().max(500) }),
    definition: z
      .object({ fields: readable(z.object({ id: z.string(), title: words(longest.question) })) })
      .catch({ fields: [] }),
    answers: readable(answer).catch([]),
  }),
})

/** Undefined for another kind of event, and for a form that was not opened from one of our pages. */
export function readFormNotice(rawBody: Uint8Array): FormNotice | undefined {
  const read = notice.safeParse(jsonIn(rawBody))
  if (!read.success) return undefined
  const { token, hidden, definition, answers } = read.data.form_response
  const titles = new Map(definition.fields.map(({ id, title }) => [id, title]))
  return {
    response: token,
    reference: hidden.safar,
    // Nobody is there to be asked whether a number is an Aadhaar or card number: it is cut.
    answers: answers.map(({ id, answer: given }) => ({
      id,
      question: titles.get(id) ?? '',
      answer: withoutNumbers(given),
    })),
  }
}

const withoutNumbers = (given: string | string[]): string | string[] =>
  typeof given === 'string' ? withoutSecretNumbers(given) : given.map(withoutSecretNumbers)
