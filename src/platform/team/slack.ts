import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import type { Ports } from '../ports.ts'

export function slackTeam({ webhookUrl, patience }: { webhookUrl: string; patience?: number }): Ports['team'] {
  const provider = { name: 'Slack', baseUrl: webhookUrl, ...(patience === undefined ? {} : { patience }) }
  return {
    tell: async text => {
      const answer = await callProvider(provider, '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: escape(text) }),
      })
      if (!answer.isOk) throw unexpectedAnswer('Slack', answer)
    },
  }
}

/** Slack's three: somebody's name must not become a link or call the whole channel. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
