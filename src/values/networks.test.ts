import { expect, test } from 'vitest'
import { originOf } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002:ffff::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is counted as %s in %s', (ip, source, network) => {
  expect(originOf(ip)).toEqual({ source, network })
})

test('what is no address is counted as it is', () => {
  expect(originOf('2001:db8:::::')).toEqual({ source: '2001:db8:::::', network: '2001:db8:::::' })
  expect(originOf('unknown').source).toBe('unknown')
})
