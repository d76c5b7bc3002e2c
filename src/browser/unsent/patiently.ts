import { problemIn, type Answered } from '../../wire/client.ts'
import type { Method } from '../../wire/route.ts'
import type { ProblemAnswer } from '../../wire/problem.ts'
import { sendOnce } from '../api.ts'

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
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Answered>(resolve => {
    timer = setTimeout(() => resolve(silent), patience)
  })
  const answer = await Promise.race([sendOnce(key)(method, url, body), silence])
  clearTimeout(timer)
  return { ...answer, problem: answer.status < 400 ? undefined : problemIn(answer) }
}
