// Cloudflare Turnstile: it looks at a browser before a code is sent, and asks its person only where it has doubts.
import { z } from 'zod'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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

// The sandbox's tokens: signed, good once and for five minutes, as Turnstile's are.

export type CaptchaTokens = {
  /** Undefined where the person is to press first. */
  give: (from: string, hasPressed: boolean) => string | undefined
  take: (token: string) => boolean
}

/** Cloudflare's own token for tests. */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX'

const minutes = 60_000
const life = 5 * minutes
/** So many in ten minutes from one place are nobody's doubt. */
const unasked = 20

export function captchaTokens(secret: string, now: () => Temporal.Instant): CaptchaTokens {
  const given = new Map<string, number[]>()
  const spent = new Map<string, number>()
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest('base64url')
  return {
    give: (from, hasPressed) => {
      const at = now().epochMilliseconds
      const before = (given.get(from) ?? []).filter(moment => moment > at - 10 * minutes)
      if (before.length >= unasked && !hasPressed) return undefined
      given.set(from, [...before, at])
      const content = `${at}.${randomBytes(12).toString('base64url')}`
      return `${content}.${sign(content)}`
    },
    take: token => {
      if (token === dummyToken) return true
      const at = now().epochMilliseconds
      for (const [old, moment] of spent) if (moment < at - life) spent.delete(old)
      const end = token.lastIndexOf('.')
      const [content, signature] = [token.slice(0, end), token.slice(end + 1)]
      const [moment] = content.split('.').map(Number)
      const isFresh = moment !== undefined && at - moment <= life
      if (!isFresh || !isSame(signature, sign(content)) || spent.has(token)) return false
      spent.set(token, at)
      return true
    },
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
