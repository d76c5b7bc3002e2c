// WebDriver BiDi: commands and their answers over one socket.
import { z } from 'zod'

export type Socket = { call: (method: string, params: object) => Promise<unknown> }

const answered = z.object({
  id: z.number(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
})

export async function openSocket(address: string): Promise<Socket> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const answer = answered.safeParse(JSON.parse(String(data))).data
    if (answer === undefined) return
    const { id, result, error, message = '' } = answer
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    waiting.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed its socket.'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)))
  })
  let last = 0
  return {
    call: (method, params) => {
      last += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
  }
}
