// What a page of ours tells the browser to let it do.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from './house.ts'
import { visitor } from './visitor.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ settings: { SAFAR_URL: 'https://safar.example' } })
})
afterAll(() => house.end())

const get = (path: string) => fetch(house.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })

async function page(path: string) {
  const answer = await get(path)
  const html = await answer.text()
  const policy = (answer.headers.get('content-security-policy') ?? '').split('; ').map(line => line.split(' '))
  return { html, policy: Object.fromEntries(policy.map(([name, ...sources]) => [name, sources])), headers: answer.headers }
}

test('no script runs but those that carry the word of this one answer', async () => {
  const [one, other] = [await page('/'), await page('/')]
  const [nonce] = one.policy['script-src'] ?? []
  expect(one.policy['script-src']).toEqual([expect.stringMatching(/^'nonce-[\w-]{22}'$/)])
  expect(other.policy['script-src']).not.toEqual(one.policy['script-src'])
  const scripts = one.html.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    expect(script).toContain(`nonce="${nonce?.slice(7, -1)}"`)
    expect(script).toContain('src="/assets/')
  }
  expect(one.html).not.toMatch(/%NONCE%|<style|style=|\son\w+=/)
})

test('no string becomes a page, and nothing else is let in either', async () => {
  const { policy } = await page('/loans')
  expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  expect(policy['trusted-types']).toEqual(['safar', 'ProseMirrorClipboard'])
  expect(policy['style-src']).toEqual(["'self'"])
  expect(policy['default-src']).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"])
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*'|http:/)
})

test('an answer and a file are no page', async () => {
  for (const path of ['/api/session', '/favicon.svg', '/offline.js']) {
    const policy = (await get(path)).headers.get('content-security-policy')
    expect(policy).toBe("default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  }
})

test.each(['/index.html', '/desk.html', '/desk.html.br', '/index.html.br'])('%s is an address like any other: the page of whoever asks', async path => {
  const strip = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
  expect(strip((await page(path)).html)).toBe(strip((await page('/anything')).html))
})

test('the page for programs has one style, and is known by it', async () => {
  const { html, policy } = await page('/docs')
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  expect(policy['style-src']).toEqual([`'sha256-${createHash('sha256').update(style).digest('base64')}'`])
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toBeUndefined()
})

test('every answer tells the browser to keep to https, to the type we say, and to itself', async () => {
  for (const path of ['/', '/api/session', '/nowhere.png']) {
    const { headers } = await get(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  }
})

test('over https the session’s cookie is for this host alone, unseen by scripts', async () => {
  const guest = visitor(house)
  const { headers } = await guest.call('POST', '/api/session/guest', {}, { origin: 'https://safar.example' })
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-safar_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)])
  expect((await guest.call('GET', '/api/journey')).status).toBe(200)
  guest.takeCookie(guest.cookie().replace('__Host-', ''))
  expect((await guest.call('GET', '/api/journey')).status).toBe(401)
})
