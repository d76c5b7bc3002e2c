import { problemIn, type Answered } from '#src/wire/client.ts'
import type { Method } from '#src/wire/route.ts'
import type { ProblemAnswer } from '#src/wire/problem.ts'
import { request } from '../api.ts'
import { asProved } from '../proof.ts'
import { settled } from '../numbers/questions.ts'

/** On a network that swallows everything an answer is not waited for longer. */
const patience = 12_000

type Patient = Answered & { problem: ProblemAnswer | undefined }

const silent: Answered = { status: 503, text: JSON.stringify({ code: 'offline' }), isJson: true }

/** With its key it may be sent again, so nobody waits for a network that does not answer. */
export async function sendPatiently(
  key: string,
  method: Method,
  url: string,
  body: string | undefined,
): Promise<Patient> {
  // Only the network has to hurry: somebody who is asked about a number may take their time.
  const answer = await asProved(() =>
    settled(said => inTime(request(method, url, body, { 'idempotency-key': key, ...said }))),
  )
  return { ...answer, problem: answer.status < 400 ? undefined : problemIn(answer) }
}

async function inTime(answer: Promise<Answered>): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Answered>(resolve => {
    timer = setTimeout(() => resolve(silent), patience)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}
