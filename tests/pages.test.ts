// What a page of ours tells the browser to let it do.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentKey } from '../src/features/progress/rules.ts'
import { arjun, demoPassword, meera } from '../seed/people.ts'
import { seed } from '../seed/seed.ts'
import { asElement } from '../src/app/page-data.ts'
import { openTestApp, type TestApp } from './app.ts'
import { visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ settings: { SAFAR_URL: 'https://safar.example' } })
  await seed(app.services)
})
afterAll(() => app.end())

const get = (path: string) => fetch(app.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })

async function page(path: string) {
  const answer = await get(path)
  const html = await answer.text()
  const policy = (answer.headers.get('content-security-policy') ?? '').split('; ').map(line => line.split(' '))
  return {
    html,
    policy: Object.fromEntries(policy.map(([name, ...sources]) => [name, sources])),
    headers: answer.headers,
  }
}

/** What stands in a page of what it shows, by name. */
function knownIn(html: string) {
  const { cursor, read } = JSON.parse(
    /<script type="application\/json" id="known" nonce="[\w-]+">([^<]*)</.exec(html)?.[1] ?? '',
  )
  const known = new Map<string, unknown>(read.map(([key, data]: [string[], unknown]) => [key.join(' '), data]))
  return { cursor, read: (name: string) => Object(known.get(name)), names: [...known.keys()] }
}

test('no script runs but those that carry the word of this one answer', async () => {
  const [one, other] = [await page('/'), await page('/')]
  const [nonce] = one.policy['script-src'] ?? []
  expect(one.policy['script-src']).toEqual([expect.stringMatching(/^'nonce-[\w-]{22}'$/)])
  expect(other.policy['script-src']).not.toEqual(one.policy['script-src'])
  const scripts = one.html.match(/<script\b[^>]*>[^<]*/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce?.slice(7, -1)}"`)
  // One that holds what the page knows is none that runs. The one that does starts the others, once the page was painted.
  const written = scripts.filter(script => !/src="\/assets\/|type="application\/json"/.test(script))
  expect(written).toEqual([expect.stringMatching(/import\('\/assets\/[\w-]+\.js'\)/)])
  expect(one.html).not.toMatch(/%NONCE%|<style|style=|\son\w+=/)
})

describe('a page of a visitor is written before any script runs', () => {
  test.each([
    ['/', 'From your first SOP draft to your first day on campus.', 'Sign in', ['E-mail', 'Password']],
    ['/sign-up', 'Create an account', 'Create an account', ['First name', 'Phone', 'Confirm password']],
    ['/phone-sign-in', 'From your first SOP draft to your first day on campus.', 'Sign in by phone', ['Phone']],
    ['/easy-login', 'From your first SOP draft to your first day on campus.', 'Sign in by e-mail link', ['E-mail']],
    ['/reset-password?from=letter', 'Reset your password', 'Reset your password', ['E-mail']],
  ])('%s', async (path, heading, title, labels) => {
    const { html, headers } = await page(path)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(`<title>${title} · Safar</title>`)
    for (const label of labels) expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`))
    // Nothing is sent before the scripts are there: an address would show it.
    for (const form of html.match(/<form\b[^>]*>/g) ?? []) expect(form).toContain('method="dialog"')
    for (const button of html.match(/<button\b[^>]*type="submit"[^>]*>/g) ?? []) expect(button).toContain('disabled=""')
    expect(html).toContain('Safar works with JavaScript only.')
    expect(html.match(/<link[^>]*rel="stylesheet"/g)).toHaveLength(1)
    expect(html).not.toMatch(/<style|style=|\son\w+=|%NONCE%/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('but not for somebody with a session, whose page brings who they are and their journey', async () => {
    const guest = visitor(app)
    await guest.call('POST', '/api/session/guest', {}, { origin: 'https://safar.example' })
    for (const path of ['/', '/sign-up', '/vaccines']) {
      const html = String((await guest.call('GET', path, undefined, { accept: 'text/html' })).body)
      expect(html).not.toContain('<h1')
      expect(html).toContain('<div id="app"></div>')
      const { read, cursor } = knownIn(html)
      expect(read('session').user).toMatchObject({ isAnonymous: true })
      const body = await guest.api.journey.facts({})
      expect(read(sentKey.join(' ')).stages).toEqual(Reflect.get(body, 'stages'))
      expect(cursor).toMatch(/^[\dA-F]{8}\/\d*\/\d+:\d+:/)
    }
    // Nobody's words are in what the service worker keeps.
    const kept = String((await guest.call('GET', '/', undefined, { accept: '*/*' })).body)
    expect(kept).toContain('<div id="app"></div>')
    expect(kept).not.toContain('id="known"')
  })

  test('and drawn for somebody with an account, with all that was read for it', async () => {
    const student = visitor(app)
    await student.call(
      'POST',
      '/api/session/password',
      { email: meera.email, password: demoPassword },
      { origin: 'https://safar.example' },
    )
    const open = async (path: string) => {
      const { body, headers } = await student.call('GET', path, undefined, { accept: 'text/html' })
      return { html: String(body), policy: headers.get('content-security-policy') ?? '' }
    }
    /** One that takes too long is left to the browser, as may happen where much else is done. */
    async function openDrawn(path: string) {
      let opened = { html: '', policy: '' }
      await expect.poll(async () => (opened = await open(path)).html).toMatch(/<div id="app" data-written inert>/)
      return opened
    }
    for (const [path, words, names] of [
      ['/', 'Dates ahead', ['profile profile.read']],
      [
        '/vaccines/check-what-your-university-asks',
        'Vaccines',
        ['vaccines vaccineRecords.read', 'content content.list [object Object]'],
      ],
      ['/profile', 'Your profile', ['profile profile.read']],
    ] as const) {
      const { html, policy } = await openDrawn(path)
      expect(html).toMatch(/<h1/)
      expect(html).toContain(words)
      expect(knownIn(html).names).toEqual(
        expect.arrayContaining(['session', sentKey.join(' '), 'notifications notifications.read', ...names]),
      )
      const [, word] = /<style nonce="([\w-]+)">/.exec(html) ?? []
      expect(policy).toContain(`style-src 'self' 'nonce-${word}';`)
      expect(policy).toContain(`script-src 'nonce-${word}';`)
      expect(html).not.toMatch(/ style="|\son\w+=|%NONCE%/)
    }
    // What leads on, what only a device can reckon, and anyone who arrives by a link is drawn by the browser.
    for (const path of ['/?universityID=x', '/onboarding', '/profile/about', '/no/such/page']) {
      const { html, policy } = await open(path)
      expect(html).toContain('<div id="app"></div>')
      expect(policy).toContain("style-src 'self';")
    }
  })

  test('in one go, because the screens of every address say what they read first', async () => {
    const student = visitor(app)
    await student.call(
      'POST',
      '/api/session/password',
      { email: meera.email, password: demoPassword },
      { origin: 'https://safar.example' },
    )
    const { parts } = JSON.parse(await readFile('dist/web/parts.json', 'utf8'))
    const isDrawn = async (path: string) => {
      const { body } = await student.call('GET', path, undefined, { accept: 'text/html' })
      return String(body).includes('data-written inert')
    }
    // A webinar follows the clock of the device; the other two are hidden from her, and lead on.
    const browsers = new Set([
      ...['sop-review', 'loans', 'visas', 'health-insurance'].map(stage => `/${stage}/attend-webinar`),
      '/health-insurance/file-insurance-claim',
      '/forex/get-card',
    ])
    for (const path of Object.keys(parts)) {
      if (browsers.has(path)) expect([path, await isDrawn(path)]).toEqual([path, false])
      // One that takes too long is left to the browser, as may happen where much else is done.
      else await expect.poll(async () => [path, await isDrawn(path)]).toEqual([path, true])
    }
  })

  test('without hints where the service worker has all files of this release', async () => {
    const student = visitor(app)
    await student.call(
      'POST',
      '/api/session/password',
      { email: meera.email, password: demoPassword },
      { origin: 'https://safar.example' },
    )
    const hintsFor = async (preload: string) => {
      const asked = { accept: 'text/html', 'service-worker-navigation-preload': preload }
      const { body } = await student.call('GET', '/vaccines/check-what-your-university-asks', undefined, asked)
      expect(body).toContain('id="known"')
      return String(body).match(/<link rel="(modulepreload|preload)"/g)?.length ?? 0
    }
    const { release } = JSON.parse(await readFile('dist/web/release.json', 'utf8'))
    expect(await hintsFor('another-release')).toBeGreaterThan(20)
    expect(await hintsFor(release)).toBe(3)
  })

  test('of people who come at once each sees their own', async () => {
    const people = [meera, arjun].map(person => ({ person, student: visitor(app) }))
    for (const { person, student } of people)
      await student.call(
        'POST',
        '/api/session/password',
        { email: person.email, password: demoPassword },
        { origin: 'https://safar.example' },
      )
    const both = people.flatMap(one => ['/', '/profile', '/vaccines', '/loans'].map(path => ({ ...one, path })))
    const opened = both.map(async ({ person, student, path }) => {
      const html = String((await student.call('GET', path, undefined, { accept: 'text/html' })).body)
      const other = people.find(one => one.person !== person)
      expect(knownIn(html).read('session').user.primaryEmail).toBe(person.email)
      expect(html).toContain(person.firstName)
      expect(html).not.toContain(other?.person.firstName)
      return html.includes('data-written inert')
    })
    expect(await Promise.all(opened)).toContain(true)
  })

  test('nor written for a guest on the way in, or at any other address', async () => {
    for (const path of ['/?anon=1&universityID=x', '/loans', '/reset-password/code', '/verify-link'])
      expect((await page(path)).html).toContain('<div id="app"></div>')
    const withPass = await fetch(`${app.url}/`, { headers: { accept: 'text/html', cookie: 'anon=1' } })
    expect(await withPass.text()).toContain('<div id="app"></div>')
  })

  test('and no word of a person ends the element that it stands in', () => {
    const element = asElement(
      { read: [[['session'], { user: { firstName: '</script><script>alert(1)</script>' } }]] },
      'word',
    )
    expect(element.match(/</g)).toHaveLength(2)
    expect(element).toContain('\\u003c/script>')
  })
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
    expect(policy).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  }
})

test.each(['/index.html', '/desk.html', '/desk.html.br', '/index.html.br'])(
  '%s is an address like any other: the page of anyone who asks',
  async path => {
    const strip = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
    expect(strip((await page(path)).html)).toBe(strip((await page('/anything')).html))
  },
)

test.each([
  ['/forex/get-card?razorpay_payment_link_status=paid&razorpay_signature=00', '/forex/get-card'],
  ['/forex/get-card?razorpay_payment_id=pay_1&for=sevis-fee&razorpay_signature=00', '/forex/get-card?for=sevis-fee'],
  ['/forex/get-card?for=sevis-fee', null],
  ['//safar.example.com?razorpay_signature=00', null],
  ['/\\safar.example.com?razorpay_signature=00', null],
])('%s keeps no signature of a payment in the address: %s', async (from, to) => {
  const { status, headers } = await get(from)
  expect([status, headers.get('location')]).toEqual([to === null ? 200 : 303, to])
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
  const guest = visitor(app)
  const { headers } = await guest.call('POST', '/api/session/guest', {}, { origin: 'https://safar.example' })
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-safar_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  await guest.api.journey.read({})
  guest.takeCookie(guest.cookie().replace('__Host-', ''))
  expect((await guest.call('GET', '/api/journey')).status).toBe(401)
})

test('an address with a broken % leads a person to the first page, and tells a program what is wrong', async () => {
  const page = await fetch(`${app.url}/visas/%E0%A4`, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([302, '/'])
  const call = await fetch(`${app.url}/api/%E0%A4`, { headers: { accept: 'application/json' } })
  expect([call.status, Object.keys(JSON.parse(await call.text())).includes('message')]).toEqual([400, true])
})

test('robots and favicons are files of their own, and robots learn of no desk', async () => {
  const robots = await fetch(`${app.url}/robots.txt`)
  expect(robots.headers.get('content-type')).toContain('text/plain')
  expect(await robots.text()).not.toMatch(/desk|html/)
  const icon = await fetch(`${app.url}/favicon.ico`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test.each([
  ['/', 'Safar'],
  ['/terms', 'Terms · Safar'],
  ['/pay/a-secret', 'A payment to make · Safar'],
  ['/family/a-secret', 'An invitation · Safar'],
])('a chat program that is sent %s shows what it is, and names nobody', async (path, title) => {
  const answer = await fetch(`${app.url}${path}`, { headers: { accept: '*/*', 'user-agent': 'WhatsApp/2.23' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const said = new Map(
    [...(await answer.text()).matchAll(/<meta property="og:([a-z:]+)" content="([^"]*)"/g)].map(([, name, words]) => [
      name,
      words,
    ]),
  )
  expect(said.get('title')).toBe(title)
  const picture = await fetch(new URL(new URL(said.get('image') ?? '').pathname, app.url))
  expect(picture.headers.get('content-type')).toBe('image/png')
  // What is somebody's own has none, and stays what it was for a program.
  expect((await fetch(`${app.url}/visas`, { headers: { accept: '*/*' } })).status).toBe(404)
})
