import { expect, test } from 'vitest'
import { isFreshProof, waysToProve, type Means, type Proof } from './rules.ts'

const now = '2026-09-01T10:00:00.000Z'
const [justNow, before] = ['2026-09-01T09:56:00.000Z', '2026-09-01T09:54:00.000Z']
const none: Means = {
  hasPasskey: false,
  hasApp: false,
  hasPassword: false,
  phone: null,
  email: null,
  emailIsProved: false,
  flight: null,
}
const phone = { ...none, phone: '+919848012345' }
const usPhone = { ...none, phone: '+14085551234', flight: '2026-08-10' }
const full = { ...phone, hasPassword: true, email: 'a@example.com', emailIsProved: true }
const flown = { flight: '2026-08-10' }
const today = '2026-09-01'

test.each<[string, Means, string]>(
  // oxfmt-ignore
  [
  ['nothing',                                            none,                                              ''],
  ['an address that nobody proved',                      { ...none, email: 'a@example.com' },               ''],
  ['a proved address',                                   { ...none, email: 'a@example.com', emailIsProved: true }, 'link'],
  ['a phone alone',                                      phone,                                             'code'],
  ['everything before the flight is known',              full,                                              'password,link,code'],
  ['everything on the day of the flight',                { ...full, flight: today },                        'password,link,code'],
  ['everything after the flight',                        { ...full, ...flown },                             'password,link'],
  ['a phone and an address after the flight',            { ...phone, ...flown, email: 'a@example.com', emailIsProved: true }, 'link'],
  ['an Indian phone alone after the flight',             { ...phone, ...flown },                            'code'],
  ['a US phone and a password after the flight',         { ...usPhone, hasPassword: true },                 'password,code'],
  ['a passkey beside everything',                        { ...full, hasPasskey: true },                     'passkey'],
  ['an app beside everything',                           { ...full, hasApp: true },                         'app'],
  ['both',                                               { ...full, hasPasskey: true, hasApp: true },       'passkey,app'],
],
)('who has %s proves themselves by: %s', (_, means, ways) => {
  expect(waysToProve(means, today).join()).toBe(ways)
})

const by = (kind: string, at = justNow, secondFactorAt: string | null = null): Proof => ({
  by: kind,
  at,
  secondFactorAt,
})

test.each<[string, Proof, Means, boolean]>(
  // oxfmt-ignore
  [
  ['a password just now',                                          by('password'),                    full,                         true],
  ['a password a while ago',                                       by('password', before),            full,                         false],
  ['a code just now',                                              by('code'),                        full,                         true],
  ['a code to an Indian number after the flight',                  by('code'),                        { ...full, ...flown },        false],
  ['the same, and there is no other way',                          by('code'),                        { ...phone, ...flown },       true],
  ['a code to a US number after the flight',                       by('code'),                        { ...usPhone, hasPassword: true }, true],
  ['their own link',                                               by('link'),                        full,                         true],
  ['their own link after the flight',                              by('link'),                        { ...full, ...flown },        true],
  ['an account made just now',                                     by('sign-up'),                     full,                         true],
  ['a link of the desk',                                           by('desk-link'),                   full,                         false],
  ['a password, where there is a passkey',                         by('password'),                    { ...full, hasPasskey: true }, false],
  ['their own link, where there is an app',                        by('link'),                        { ...full, hasApp: true },    false],
  ['a passkey just now',                                           by('passkey', justNow, justNow),   { ...full, hasPasskey: true }, true],
  ['a passkey a while ago and a password just now',                by('password', justNow, before),   { ...full, hasPasskey: true }, false],
  ['a passkey just now and a password after it',                   by('password', justNow, justNow),  { ...full, hasPasskey: true }, true],
],
)('%s is a fresh proof: %#', (_, proof, means, isProof) => {
  expect(isFreshProof(proof, means, today, now)).toBe(isProof)
})
