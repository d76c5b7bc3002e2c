// Turnstile's check of a token, as far as we use it.
import type { TwinAnswer, TwinRoute } from '../sandbox/listener.ts'
import type { CaptchaTokens } from './tokens.ts'

export const captchaTwin = ({ secret, tokens }: { secret: string; tokens: CaptchaTokens }): TwinRoute[] => [
  {
    method: 'POST',
    path: /^\/turnstile\/v0\/siteverify$/,
    answer: async ({ body }) => {
      const form = new URLSearchParams(body)
      if (form.get('secret') !== secret) return failed('invalid-input-secret')
      const token = form.get('response') ?? ''
      if (token === '') return failed('missing-input-response')
      return tokens.take(token)
        ? { status: 200, body: { success: true, 'error-codes': [], hostname: 'localhost' } }
        : failed('timeout-or-duplicate')
    },
  },
]

const failed = (code: string): TwinAnswer => ({ status: 200, body: { success: false, 'error-codes': [code] } })
