// What a browser may do with our pages. They run no script from elsewhere, unless a setting lets somebody in.
import { frameSources } from '#src/values/framed-sites.ts'
import { isCaptchaOn } from '../captcha/turnstile.ts'
import { areFormsSandboxed } from '../forms/typeform.ts'
import type { Settings } from '../settings.ts'

type Sources = Readonly<Record<string, readonly string[]>>

const self = "'self'"

/** No script stands in a page itself; its scripts carry the word of this one answer, and bring the others. */
const own: Sources = {
  'default-src': [self],
  'script-src': [],
  'worker-src': [self],
  'manifest-src': [self],
  'connect-src': [self],
  'font-src': [self],
  // Shown once somebody presses them.
  'frame-src': frameSources,
  // Recordings may lie with their maker, or on this device.
  'media-src': [self, 'https:', 'blob:'],
  'img-src': [self, 'data:', 'blob:'],
  'style-src': [self],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': [self],
  'frame-ancestors': ["'none'"],
}

/** No string becomes a page or a script but by the policy of ours, and by the one the desk's editor pastes with. */
const noStrings = ["require-trusted-types-for 'script'", 'trusted-types safar ProseMirrorClipboard']

/** As Intercom lists them for its messenger. */
const intercom: Sources = {
  'script-src': ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
  // It brings its own styles, into the page.
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['https://*.intercom.io', 'wss://*.intercom.io', 'https://uploads.intercomcdn.com'],
  'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  'frame-src': ['https://intercom-sheets.com'],
  'img-src': ['https://*.intercomcdn.com', 'https://*.intercomassets.com', 'https://*.intercom.io'],
  'form-action': ['https://*.intercom.io'],
}

/** The check before a code runs in a frame of ours; without an account at Typeform its forms are pages of our sandbox. */
const ownFrames: Sources = { 'frame-src': [self] }

/** For whatever is no page: an answer, a file, a script. */
const bare: Sources = {
  'default-src': [self],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

export const securityHeaders = ({ publicUrl }: Settings) => ({
  'content-security-policy': policyOf([bare]),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), payment=()',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/**
 * Of one page sent once, whose scripts carry this word, and its style if it has one. Intercom makes pages of strings and
 * brings styles without a word, so with it we cannot refuse them.
 */
export function pagePolicy(settings: Settings, nonce: string, { hasStyle = false } = {}): string {
  const app = settings.SAFAR_INTERCOM_APP
  const word = [`'nonce-${nonce}'`]
  const marked: Sources = { 'script-src': word, ...(hasStyle && app === undefined && { 'style-src': word }) }
  const framesItself = areFormsSandboxed(settings) || isCaptchaOn(settings)
  const sources = framesItself ? [own, ownFrames, marked] : [own, marked]
  return app === undefined ? [policyOf(sources), ...noStrings].join('; ') : policyOf([...sources, intercom])
}

const policyOf = (all: readonly Sources[]): string =>
  [...new Set(all.flatMap(sources => Object.keys(sources)))]
    .map(name => [name, ...all.flatMap(sources => sources[name] ?? [])].join(' '))
    .join('; ')
