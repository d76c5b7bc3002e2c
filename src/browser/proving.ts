// For calls that are refused until somebody has shown once more who they are: asks for it, and then sends the call again.
import type { Send } from '../wire/client.ts'

/** Answers whether they did. */
type Ask = () => Promise<boolean>

let asking: Ask | undefined

export function askForProofBy(ask: Ask): () => void {
  asking = ask
  return () => {
    asking = undefined
  }
}

export const proving =
  (send: Send): Send =>
  async (...call) => {
    const answer = await send(...call)
    if (answer.status !== 403 || !answer.isJson || asking === undefined) return answer
    const { code }: { code?: unknown } = JSON.parse(answer.text)
    return code === 'prove-again' && (await asking()) ? send(...call) : answer
  }
