// Whether there is a desk at all, and what is at it, is nobody's business but the staff's: for anybody else each of its
// addresses answers as one that is not there, however the request is bent.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { routes } from '../smuggled.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { firstLine } from './raw.ts'

let app: TeamApp
let cookie = ''
beforeAll(async () => {
  app = await openTeamApp()
  cookie = (await app.enter(meera)).cookie()
})
afterAll(() => app.end())

const desk = routes.filter(([, { who }]) => typeof who !== 'string')
/** The same shape at a path that nobody serves. */
const nowhere = (path: string) => path.replace('/api/desk/', '/api/desk-of-nobody/')

type Bend = {
  tries: string
  path?: (path: string) => string
  method?: string
  headers?: Record<string, string>
  body?: string
}
const bends: Bend[] = [
  { tries: 'as it is' },
  { tries: 'nobody signed in', headers: { cookie: '' } },
  { tries: 'a broken escape', path: path => `${path}/%zz` },
  { tries: 'a broken escape in place of an id', path: path => path.replace(/[^/]*$/, '%zz') },
  { tries: 'a broken escape in the query', path: path => `${path}?a=%zz` },
  { tries: 'no id', path: path => path.replace(/[^/]*$/, '') },
  { tries: 'a NUL', path: path => `${path}%00` },
  { tries: 'a body that is no JSON', headers: { 'content-type': 'application/json' }, body: '{' },
  { tries: 'a body of no type', body: 'x' },
  { tries: 'a body of a strange type', headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  { tries: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
  { tries: 'a file', headers: { 'content-type': 'application/octet-stream' }, body: 'x' },
  { tries: 'a type of an empty body', headers: { 'content-type': 'application/json' } },
  { tries: 'a large body', headers: { 'content-type': 'application/json' }, body: JSON.stringify('x'.repeat(80_000)) },
  { tries: 'another site', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  { tries: 'HEAD', method: 'HEAD' },
  { tries: 'OPTIONS', method: 'OPTIONS' },
  { tries: 'PATCH', method: 'PATCH' },
  { tries: 'a precondition', headers: { 'if-none-match': '*', range: 'bytes=0-1' } },
  { tries: 'a repeat key', headers: { 'idempotency-key': 'a-key-of-mine-1' } },
]

async function answerTo(method: string, path: string, { path: bent = same, headers = {}, body, ...bend }: Bend) {
  const sent = bend.method ?? method
  const takesBody = body !== undefined && !['GET', 'HEAD'].includes(sent)
  const answer = await fetch(app.url + bent(path), {
    method: sent,
    redirect: 'manual',
    headers: { accept: 'application/json', cookie, ...headers },
    ...(takesBody && { body }),
  })
  const own = [...answer.headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name))
  return JSON.stringify([answer.status, await answer.text(), own])
}
const same = (path: string) => path

test.each(bends)('an address of the desk and one of nothing answer alike to $tries', async bend => {
  const different = new Set<string>()
  await Promise.all(
    desk.map(async ([name, { method, path }]) => {
      const filled = path.replaceAll(/\{\w+\}/g, '0190a0a0-0000-7000-8000-000000000000')
      const [there, missing] = await Promise.all([
        answerTo(method, filled, bend),
        answerTo(method, nowhere(filled), bend),
      ])
      if (there !== missing) different.add(`${name}: ${there.slice(0, 160)} | ${missing.slice(0, 160)}`)
    }),
  )
  expect([...different]).toEqual([])
})

test.each([
  ['a head that cannot be read', (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n`],
  [
    'a body that does not come',
    (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  ],
  [
    'a body that is announced too large',
    (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{`,
  ],
  [
    'a file that does not come',
    (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 9\r\n\r\n{`,
  ],
])('not even %s tells them apart', async (_, line) => {
  for (const path of ['/api/desk/breach-packs', '/api/desk/activity', '/api/desk/documents?purpose=chat&name=a.pdf']) {
    expect(await firstLine(app.url, line(path))).toBe(await firstLine(app.url, line(nowhere(path))))
  }
})
