// The dashboard, the alert rules and the docs name metrics that a running server has, and labels that these have.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { dummyToken } from '../src/platform/captcha/turnstile.ts'
import { alerts } from '../ops/watching/alerts.ts'
import { files, rowOf } from '../ops/watching/files.ts'
import { panels } from '../ops/watching/panels.ts'
import { readingsOf } from './promql.ts'
import { openTeamApp, type TeamApp } from './team.ts'

/** What Prometheus makes itself, and the labels that it puts on everything. */
const itsOwn = { metrics: ['up'], labels: ['job', 'instance'] }

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const read = async () => (await fetch(`${app.url}/metrics`)).text()

/** By metric, the labels of its first line. */
function labelsByMetric(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map(line => {
      const [, metric = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
      return [metric, [...labels.matchAll(/(\w+)="/g)].map(([, name = '']) => name)]
    }),
  )
}

const expressions = [...alerts.map(({ when }) => when), ...panels.flatMap(({ lines }) => lines.map(({ expr }) => expr))]

/** Something of each kind: requests, jobs, a job that fails, a call outside. */
async function useAll(): Promise<void> {
  const asMeera = await app.enter(meera)
  await asMeera.api.journey.mark({ stage: 'bank-accounts', step: 'CompareAccounts' })
  await asMeera.again().api.accounts.sendPhoneCode({ prefix: 'IN:91', phone: '9876500001', captcha: dummyToken })
  await expect.poll(read).toMatch(/safar_job_seconds_count\{queue="sms",outcome="done"\} 1/)
}

test('every metric and label of the alerts and the dashboard is at /metrics', async () => {
  await useAll()
  const there = labelsByMetric(await read())
  for (const { metric, labels } of expressions.flatMap(readingsOf)) {
    if (itsOwn.metrics.includes(metric)) continue
    expect([...there.keys()], metric).toContain(metric)
    for (const label of labels) expect([...itsOwn.labels, ...(there.get(metric) ?? [])], metric).toContain(label)
  }
})

test('every metric of ours is in an alert or in a panel', async () => {
  const used = new Set(expressions.flatMap(readingsOf).map(({ metric }) => family(metric)))
  const ours = [...labelsByMetric(await read()).keys()].filter(name => name.startsWith('safar_')).map(family)
  expect([...new Set(ours)].filter(name => !used.has(name))).toEqual([])
})

const family = (metric: string) => metric.replace(/_(bucket|sum|count)$/, '')

test('the docs name metrics that are there, and every alert', async () => {
  const there = new Set([...labelsByMetric(await read()).keys()].map(family))
  const docs = await readFile('docs/operations.md', 'utf8')
  const named = [...docs.matchAll(/`((?:safar|nodejs|process)_\w+)/g)].map(([, name = '']) => family(name))
  expect(named.filter(name => !there.has(name))).toEqual([])
  expect(alerts.map(rowOf).filter(row => !docs.includes(row))).toEqual([])
})

test.each(Object.entries(files))('%s is as its list says', async (file, content) => {
  expect(await readFile(file, 'utf8')).toBe(content())
})

test.each(['rate(safar_event_streams[5m]', 'sum by route (up)', '{job="safar"}', '1 + 1'])(
  'what is no expression, or reads no metric by its name, is found: %s',
  expression => {
    expect(() => readingsOf(expression)).toThrow()
  },
)

test('labels in sums around a metric are taken for its own', () => {
  expect(readingsOf('max by (queue) (rate(a{b="c"}[1m])) > on (d) e')).toEqual([
    { metric: 'a', labels: ['b', 'queue'] },
    { metric: 'e', labels: [] },
  ])
})
