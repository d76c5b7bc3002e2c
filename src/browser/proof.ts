// For calls that are refused until somebody has shown who they are, or has agreed to something: asks for it, and then sends
// the call again.
import type { Answered, Send } from '../wire/client.ts'
import type { ProblemAnswer } from '../wire/problem.ts'

/** Answers whether they did. */
type Ask = (refused: ProblemAnswer) => Promise<boolean>

const asking = new Map<string, Ask>()

/** `code` is of the refusal after which this is asked. */
export function askBy(code: string, ask: Ask): () => void {
  asking.set(code, ask)
  return () => {
    asking.delete(code)
  }
}

/** Whether the call may be sent again now. */
export const isAnswered = async (status: number, refused: ProblemAnswer): Promise<boolean> =>
  status === 403 && (await asking.get(refused.code)?.(refused)) === true

export async function asProved(send: () => Promise<Answered>): Promise<Answered> {
  const answer = await send()
  return answer.isJson && (await isAnswered(answer.status, JSON.parse(answer.text))) ? asProved(send) : answer
}

/** Whatever is sent asks for it by itself; at the desk also what is read. */
export const readsProved =
  (send: Send): Send =>
  (method, ...rest) =>
    method === 'GET' ? asProved(() => send(method, ...rest)) : send(method, ...rest)
