// What the settings of the cluster must say together. That it keeps its promises is shown by `npm run faults -- failover`.
import { expect, test } from 'vitest'
import { haproxyConfig } from '../ops/deploy/ha/haproxy.ts'
import { isWhole, type Member } from '../ops/deploy/ha/members.ts'
import { patroniConfig } from '../ops/deploy/ha/patroni.ts'
import { planFrom } from '../ops/deploy/ha/plan.ts'

const plan = planFrom(6000, '127.0.0.1/32', () => '127.0.0.1')
const configs = plan.nodes.map(node => patroniConfig(plan, node, { home: '/home', password: 'secret', bin: '/bin' }))

test('a primary that asks etcd again still has its place when it is answered', () => {
  for (const { bootstrap } of configs) {
    const { ttl, loop_wait: wait, retry_timeout: retry } = bootstrap.dcs
    expect(wait + 2 * retry).toBeLessThanOrEqual(ttl)
  }
})

test('Patroni speaks the protocol of etcd in which a place is not taken back unasked', () => {
  for (const config of configs) {
    expect(config).toHaveProperty('etcd')
    expect(config).not.toHaveProperty('etcd3')
  }
})

test('no port is used twice', () => {
  const ports = plan.nodes.flatMap(({ etcd, peers, patroni, postgres }) => [etcd, peers, patroni, postgres])
  expect(new Set([plan.primary, plan.standby, ...ports]).size).toBe(14)
})

test('HAProxy asks each node’s Patroni, and ends connections with an error', () => {
  const text = haproxyConfig(plan)
  for (const { postgres, patroni } of plan.nodes) expect(text).toContain(`127.0.0.1:${postgres} check port ${patroni}`)
  expect(text).toContain('option nolinger')
})

const leader: Member = { name: 'node1', role: 'leader', state: 'running', timeline: 2 }
const standby: Member = { name: 'node2', role: 'sync_standby', state: 'running', timeline: 2, lag: 0 }
const other: Member = { name: 'node3', role: 'replica', state: 'running', timeline: 2, lag: 0 }

test.each([
  ['a primary, a synchronous standby and another one', [leader, standby, other], true],
  ['nobody', [], false],
  ['one is missing', [leader, standby], false],
  ['none is synchronous', [leader, { ...standby, role: 'replica' }, other], false],
  ['one is starting', [leader, standby, { ...other, state: 'starting' }], false],
  ['one is on an older timeline', [leader, standby, { ...other, timeline: 1 }], false],
  ['one has not said how far it is', [leader, standby, { ...other, lag: 'unknown' }], false],
])('a cluster is whole: %s', (_, members, isIt) => {
  expect(isWhole(members, 3)).toBe(isIt)
})
