// Turnstile's script, as far as the frame calls it: silent, but for anyone who asks very often.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CaptchaTokens } from '#src/platform/captcha/turnstile.ts'

const asked = z.object({ pressed: z.boolean() })

export function serveCaptchaScript(app: FastifyInstance, tokens: CaptchaTokens): void {
  app.get('/sandbox/turnstile/v0/api.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.post('/sandbox/turnstile/token', async (request, reply) =>
    reply.send({ token: tokens.give(request.ip, asked.parse(request.body).pressed) ?? null }),
  )
}

const script = `
window.turnstile = {
  render: (at, wishes) => {
    const ask = async pressed => {
      const answer = await fetch('/sandbox/turnstile/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pressed }),
      })
      return (await answer.json()).token
    }
    const challenge = () => {
      wishes['before-interactive-callback']()
      const label = document.createElement('label')
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.style.cssText = 'width: 24px; height: 24px; margin: 0'
      label.style.cssText = 'display: inline-flex; align-items: center; gap: 12px; min-height: 48px; margin: 4px; cursor: pointer'
      label.append(box, 'I am a person')
      document.querySelector(at).append(label)
      box.addEventListener('change', () => ask(true).then(wishes.callback, wishes['error-callback']))
    }
    ask(false).then(token => (token === null ? challenge() : wishes.callback(token)), wishes['error-callback'])
  },
}
`
