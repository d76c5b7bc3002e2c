// What a browser may do with our pages. They run no script from elsewhere, unless a setting lets somebody in.
import type { Settings } from '../settings.ts'

type Sources = Readonly<Record<string, readonly string[]>>

const self = "'self'"

/** Whose players and forms may stand in a page, once somebody presses them. */
const players = [
  'https://www.youtube-nocookie.com',
  'https://fast.wistia.net',
  'https://*.typeform.com',
  'https://www.videoask.com',
  'https://*.landbot.io',
  'https://*.landbot.online',
  'https://*.landbot.pro',
  'https://*.landbot.site',
]

const own: Sources = {
  'default-src': [self],
  'script-src': [self],
  'connect-src': [self],
  'font-src': [self],
  'frame-src': players,
  // Recordings may lie with whoever made them, or on this device.
  'media-src': [self, 'https:', 'blob:'],
  'img-src': [self, 'data:', 'blob:'],
  'style-src': [self, "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': [self],
  'frame-ancestors': ["'none'"],
}

/** As Intercom lists them for its messenger. */
const intercom: Sources = {
  'script-src': ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
  'connect-src': ['https://*.intercom.io', 'wss://*.intercom.io', 'https://uploads.intercomcdn.com'],
  'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  'frame-src': ['https://intercom-sheets.com'],
  'img-src': ['https://*.intercomcdn.com', 'https://*.intercomassets.com', 'https://*.intercom.io'],
  'form-action': ['https://*.intercom.io'],
}

export const securityHeaders = ({ SAFAR_INTERCOM_APP: app }: Settings) => ({
  'content-security-policy': policyOf([own, ...(app === undefined ? [] : [intercom])]),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(), payment=()',
})

const policyOf = (all: readonly Sources[]): string =>
  Object.keys(own)
    .map(name => [name, ...all.flatMap(sources => sources[name] ?? [])].join(' '))
    .join('; ')
