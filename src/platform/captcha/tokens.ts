// The sandbox's tokens: signed, good once and for five minutes, as Turnstile's are.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

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
