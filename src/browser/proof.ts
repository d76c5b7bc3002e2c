// For calls that are refused until somebody has shown once more who they are: asks for it, and then sends the call again.
import type { Answered, Send } from '../wire/client.ts'

/** Answers whether they did. */
type Ask = () => Promise<boolean>

let asking: Ask | undefined

export function askForProofBy(ask: Ask): () => void {
  asking = ask
  return () => {
    asking = undefined
  }
}

export async function asProved(send: () => Promise<Answered>): Promise<Answered> {
  const answer = await send()
  if (answer.status !== 403 || !answer.isJson || asking === undefined) return answer
  const { code }: { code?: unknown } = JSON.parse(answer.text)
  return code === 'prove-again' && (await asking()) ? send() : answer
}

/** Whatever is sent asks for it by itself; at the desk also what is read. */
export const readsProved =
  (send: Send): Send =>
  (method, ...rest) =>
    method === 'GET' ? asProved(() => send(method, ...rest)) : send(method, ...rest)
