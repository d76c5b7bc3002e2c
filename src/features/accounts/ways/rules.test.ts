import { expect, test } from 'vitest'
import { filled, type Given } from '#tests/filled.ts'
import { wayFields } from './facts.shape.ts'
import { secondWayAt } from './rules.ts'

const [early, late] = ['2026-07-01T10:00:00.000Z', '2026-07-02T10:00:00.000Z']

test.each<[string, Given<typeof wayFields.ways.fields>, string | undefined]>([
  ['nothing', {}, undefined],
  ['a phone alone', { phoneProvedAt: early }, undefined],
  ['an address alone', { emailProvedAt: early }, undefined],
  [
    'a phone and a password, for an address that nobody proved',
    { phoneProvedAt: early, passwordSetAt: early },
    undefined,
  ],
  ['an address, then a phone', { emailProvedAt: early, phoneProvedAt: late }, late],
  ['a phone, then an address', { emailProvedAt: late, phoneProvedAt: early }, late],
  ['an address and a password', { emailProvedAt: early, passwordSetAt: late }, late],
  ['all three count from the second', { emailProvedAt: early, phoneProvedAt: late, passwordSetAt: early }, early],
])('%s', (_, ways, at) => expect(secondWayAt(filled(wayFields.ways.fields, ways))).toBe(at))
