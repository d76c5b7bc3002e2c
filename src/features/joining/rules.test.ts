import { expect, test } from 'vitest'
import { joinWays, type Ways } from './rules.ts'

const none: Ways = { email: null, emailIsProved: false, phone: null, phoneIsProved: false, hasPassword: false }
const byPhone: Ways = { ...none, phone: '+919812345678', phoneIsProved: true }
const byEmail: Ways = { ...none, email: 'asha@example.com', emailIsProved: true, hasPassword: true }
const registered: Ways = { ...byEmail, email: 'typed@example.com', emailIsProved: false }

test.each<[string, Ways, Ways, ReturnType<typeof joinWays>]>([
  [
    'a phone takes in an address with its password',
    byPhone,
    byEmail,
    { email: 'other', phone: 'this', password: 'other', dropped: [] },
  ],
  ['an address takes in a phone', byEmail, byPhone, { email: 'this', phone: 'other', password: 'this', dropped: [] }],
  [
    'of two proved addresses the one of the account that stays signs in',
    byEmail,
    { ...byEmail, email: 'old@example.com' },
    { email: 'this', phone: 'this', password: 'this', dropped: ['old@example.com'] },
  ],
  [
    'a proved address counts before one that nobody proved',
    registered,
    byEmail,
    { email: 'other', phone: 'this', password: 'this', dropped: ['typed@example.com'] },
  ],
  [
    'a password goes only with its address',
    { ...byEmail, hasPassword: false },
    { ...byEmail, email: 'old@example.com' },
    { email: 'this', phone: 'this', password: 'none', dropped: ['old@example.com'] },
  ],
])('%s', (_, kept, other, joined) => expect(joinWays(kept, other)).toEqual(joined))
