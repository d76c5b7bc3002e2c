// The server takes no whole Aadhaar or card number: its writer is asked, and what they sent goes again with the answer.
import type { Answered } from '#src/wire/client.ts'

/** 'about-number' for a text, 'number-in-paper' for a PDF, which cannot be cut. */
export type Question = { code: 'about-number' | 'number-in-paper'; endsIn: string }
export type Said = 'hide' | 'keep'

/** Undefined where they would rather change it. */
type Ask = (question: Question) => Promise<Said | undefined>

let asking: Ask | undefined

export function askAboutNumbersBy(ask: Ask): () => void {
  asking = ask
  return () => {
    asking = undefined
  }
}

export const ask: Ask = async question =>
  // In a tab that nobody looks at, what could not be sent waits to be chosen.
  asking === undefined || document.visibilityState === 'hidden' ? undefined : asking(question)

type Headers = Record<string, string>

export const headersFor = (said: Said | undefined): Headers => (said === undefined ? {} : { 'safar-numbers': said })

/** Sent, and once more where a question was asked of it and answered. */
export async function settled<T extends Answered>(send: (headers: Headers) => Promise<T>): Promise<T> {
  const answer = await send({})
  const question = answer.status === 422 && answer.isJson ? questionIn(JSON.parse(answer.text)) : undefined
  const said = question === undefined ? undefined : await ask(question)
  return said === undefined ? answer : send(headersFor(said))
}

type Refused = { code?: unknown; fields?: Record<string, string> }

/** The refusal says beside each field how its number ends. */
export function questionIn({ code, fields = {} }: Refused): Question | undefined {
  if (code !== 'about-number' && code !== 'number-in-paper') return undefined
  const [words = ''] = Object.values(fields)
  return { code, endsIn: /\d{4}/.exec(words)?.[0] ?? '' }
}
