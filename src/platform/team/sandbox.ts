// Slack's incoming webhook.
import { z } from 'zod'
import type { SandboxAnswer, SandboxRoute } from '../sandbox/listener.ts'
import type { CatchMessage } from '../sandbox/messages.ts'

const post = z.object({ text: z.string().min(1) })

export const teamSandbox = ({ path, keep }: { path: string; keep: CatchMessage }): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/services\/.+$/,
    answer: async request => {
      if (request.path !== path) return say(403, 'invalid_token')
      const parsed = post.safeParse(parseJson(request.body))
      if (!parsed.success) return say(400, 'no_text')
      await keep({ channel: 'slack', recipient: 'team', body: unescape(parsed.data.text) })
      return say(200, 'ok')
    },
  },
]

const say = (status: number, body: string): SandboxAnswer => ({ status, body })

const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
