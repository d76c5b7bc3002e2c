// Cloudflare Turnstile: it looks at a browser before a code is sent, and asks its person only where it has doubts.
import { z } from 'zod'
import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'

export type TurnstileAccount = {
  /** Where tokens are checked. */
  baseUrl: string
  secret: string
  /** What the browser loads. */
  script: string
  siteKey: string
  patience?: number
}

export const turnstileUrl = 'https://challenges.cloudflare.com'
/** In production nobody is asked by a sandbox: there the check is real, or off and the limits stand alone. */
export const isCaptchaSandboxed = ({
  isProduction,
  SAFAR_TURNSTILE_SECRET: secret,
}: Pick<Settings, 'isProduction' | 'SAFAR_TURNSTILE_SECRET'>): boolean => !isProduction && secret === undefined

export const isCaptchaOn = (settings: Settings): boolean =>
  isCaptchaSandboxed(settings) || settings.SAFAR_TURNSTILE_SECRET !== undefined

const checked = z.object({ success: z.boolean() })

/** Without an account nothing is asked of anybody: the limits stand alone. */
export function turnstileCaptcha(account: TurnstileAccount | undefined): Ports['captcha'] {
  if (account === undefined) return { isPerson: async () => true, frame: undefined }
  const { secret, script, siteKey, ...reach } = account
  const provider = { name: 'Turnstile', ...reach }
  return {
    frame: { script, siteKey },
    isPerson: async (token, ip) => {
      if (token === '') return false
      const answer = await callProvider(provider, '/turnstile/v0/siteverify', {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      })
      const read = checked.safeParse(answer.body)
      if (!answer.isOk || !read.success) throw unexpectedAnswer('Turnstile', answer)
      return read.data.success
    },
  }
}
