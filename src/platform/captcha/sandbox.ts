// Turnstile's check of a token, as far as we use it.
import type { SandboxAnswer, SandboxRoute } from '../sandbox/listener.ts'
import type { CaptchaTokens } from './turnstile.ts'

export const captchaSandbox = ({ secret, tokens }: { secret: string; tokens: CaptchaTokens }): SandboxRoute[] => [
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

const failed = (code: string): SandboxAnswer => ({ status: 200, body: { success: false, 'error-codes': [code] } })
