// Texts that would run, kept in every field that somebody else reads: they come back as text, and where they become HTML
// they are dead.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { calendarFile } from '#src/values/calendar-file.ts'
import { messagesTo } from '../caught.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { visitor, type Answer, type Visitor } from '../visitor.ts'
import { alive, calendarTexts, scripts } from './corpus/scripts.ts'

let app: TeamApp
let student: Visitor
let advisor: Visitor
let admin: Visitor

beforeAll(async () => {
  app = await openTeamApp({ SAFAR_DEMO: 'on' })
  ;[student, advisor, admin] = [await app.enter(meera), await app.enter(kavya), await app.enter(dev)]
})
afterAll(() => app.end())

test('there are some sixty, and what is alive is known when it is seen', () => {
  expect(scripts.length).toBeGreaterThanOrEqual(60)
  expect(scripts.filter(text => alive.test(text)).length).toBeGreaterThan(35)
  expect(alive.test('<p>Hello <strong>Meera</strong>, <a href="https://unt.edu/">look</a></p>')).toBe(false)
})

/** Where a text is kept, and where whom it is meant for finds it. */
type Place = { keep: (text: string) => Promise<Answer>; found: () => Promise<Answer> }

const places: Readonly<Record<string, Place>> = {
  'the chat, from a student': {
    keep: text => student.call('POST', '/api/chat', { text, about: null, documents: [] }),
    found: () => advisor.call('GET', `/api/desk/chats/${app.idOf(meera)}`),
  },
  'the chat, from the desk': {
    keep: text => advisor.call('POST', `/api/desk/chats/${app.idOf(meera)}`, { text, documents: [] }),
    found: () => student.call('GET', '/api/chat'),
  },
  'a name': {
    keep: text =>
      visitor(app).call('POST', '/api/accounts/register', {
        firstName: text,
        middleName: '',
        lastName: 'Rao',
        email: `a-${crypto.randomUUID()}@example.com`,
        password: 'a-good-password-9',
        prefix: 'IN:91',
        phone: '98480 12121',
      }),
    found: () => admin.call('GET', '/api/desk/people?search=example.com'),
  },
  'where somebody studied': {
    keep: async text => {
      await app.connections
        .sql`delete from academics where owner = ${app.idOf(meera)} and (select count(*) from academics) > 8`
      return student.call('POST', '/api/profile/academics', { type: 'bachelors', institution: text })
    },
    found: () => student.call('GET', '/api/profile/academics'),
  },
  'where somebody worked': {
    keep: async text => {
      await app.connections
        .sql`delete from work_experiences where owner = ${app.idOf(meera)} and (select count(*) from work_experiences) > 8`
      return student.call('POST', '/api/profile/work', { type: 'fullTime', company: text, title: text })
    },
    found: () => student.call('GET', '/api/profile/work'),
  },
  'a notification': {
    keep: text =>
      admin.call('POST', '/api/desk/notifications', {
        to: app.idOf(meera),
        title: text,
        body: text,
        href: '',
        mail: false,
        type: 'news',
        endTime: null,
      }),
    found: () => student.call('GET', '/api/notifications'),
  },
}

describe('comes back as text', () => {
  test.each(Object.keys(places))('%s', async name => {
    const place = places[name] ?? expect.fail('no such place')
    const kept: string[] = []
    for (const text of scripts) {
      await app.connections.sql`delete from rate_limits`
      const { status, body, headers } = await place.keep(text)
      expect([200, 422], `${name}: ${text}: ${JSON.stringify(body)}`).toContain(status)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      if (status === 200) kept.push(text.trim().replaceAll(/\s+/g, ' ').normalize('NFC'))
    }
    expect(kept.length, 'most are texts like any other').toBeGreaterThan(scripts.length / 2)
    const { status, body, headers } = await place.found()
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'nosniff',
    ])
    const notified = JSON.stringify(body).replaceAll(/\\[nt]/g, ' ')
    // Lists are short, or read a page at a time; what is on it is what was typed.
    expect(
      kept.filter(text => notified.includes(JSON.stringify(text).slice(1, -1))).length,
      notified.slice(0, 300),
    ).toBeGreaterThan(0)
  })
})

const page = async (who: Visitor, path: string) =>
  String((await who.call('GET', path, undefined, { accept: 'text/html' })).body).replaceAll(
    /nonce="[^"]+"|(?<="cursor":")[^"]+/g,
    '',
  )

test('asked for with a page it is not in it', async () => {
  const [mine, anybodys] = [await page(student, '/loans'), await page(visitor(app), '/')]
  for (const text of scripts) {
    expect(await page(student, `/loans?q=${encodeURIComponent(text)}`)).toBe(mine)
    expect(await page(visitor(app), `/?q=${encodeURIComponent(text)}`)).toBe(anybodys)
  }
})

test('as a name it is in the page as a text that no element ends', async () => {
  const named = async (name: string) => {
    await app.connections.sql`update people set first_name = ${name} where id = ${app.idOf(meera)}`
    const [before = '', known = '', ...after] = (await page(student, '/loans')).split(
      /<script type="application\/json" id="known" >|<\/script><\/head>/,
    )
    // The first letter of it stands beside it, as a text like the name itself.
    const drawn = before + after.join('')
    return { known, drawn: drawn.replace(/(?<=class="letter_[^"]*" aria-hidden="true">)(?:[^<&]|&[^;]*;)(?=<)/, 'M') }
  }
  const harmless = (await named(meera.firstName)).drawn
  expect(harmless).toContain(`>${meera.firstName}<`)
  for (const text of scripts) {
    const { known, drawn } = await named(text)
    expect(JSON.parse(known).read[0]).toMatchObject([['session'], { user: { firstName: text } }])
    expect(known).not.toContain('<')
    expect(drawn.replaceAll(asText(text), meera.firstName)).toBe(harmless)
  }
  await named(meera.firstName)
})

const inText: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const asText = (text: string) => text.replaceAll(/[&<>"']/g, letter => inText[letter] ?? letter)

test('and an address that holds one answers no page with it', async () => {
  for (const text of scripts) {
    for (const path of [
      `/api/${encodeURIComponent(text)}`,
      `/api/content/${encodeURIComponent(text)}`,
      `/sandbox/messages/${encodeURIComponent(text)}`,
      `/sandbox?to=${encodeURIComponent(text)}`,
    ]) {
      const { body, headers } = await admin.call('GET', path, undefined, { accept: '*/*' })
      if (headers.get('content-type')?.includes('html') === true)
        expect(String(body), path).not.toContain(text.trim() === text && text.includes('<') ? text : '<no such thing>')
    }
  }
})

test('written as rich text at the desk it is dead', () => {
  for (const text of scripts) {
    expect(cleanRichText(text), text).not.toMatch(alive)
    expect(cleanRichText(`<p>${text}</p><a href="${text.replaceAll('"', '&quot;')}">x</a>`), text).not.toMatch(alive)
  }
})

test('in a letter it is text, also where the sandbox shows the letter', async () => {
  const subject = 'A letter with everything'
  await app.services.change(change =>
    notify(change, app.services, { type: 'security', title: subject, body: scripts.join(' | '), to: app.idOf(kavya) }),
  )
  app.clock.pass({ minutes: 6 })
  await deliverLetters(app.services)
  await expect
    .poll(async () => (await messagesTo(app, kavya.email)).some(letter => letter.subject === subject))
    .toBe(true)
  const letter = (await messagesTo(app, kavya.email)).find(one => one.subject === subject)
  expect(letter?.body).toContain('<script>')
  if (letter?.html != null) expect(letter.html).not.toMatch(/window\.__xss=1<\/script>|onerror=window/)
  const shown = String(
    (await admin.call('GET', `/sandbox?to=${encodeURIComponent(kavya.email)}`, undefined, { accept: 'text/html' }))
      .body,
  )
  expect(shown).not.toMatch(/<script>window\.__xss|<img src=x|<svg onload/)
})

test.each(calendarTexts)('in a calendar file %j is one field and no more', text => {
  const at = app.clock.now()
  const lines = calendarFile({
    uid: 'a@safar.example',
    sequence: 0,
    stamp: at,
    start: at,
    end: at,
    title: text,
    description: text,
    location: text,
    url: 'https://safar.example/',
    organizer: { name: text, email: 'hello@safar.example' },
    isCancelled: false,
  }).split('\r\n')
  const fields = lines.filter(line => line !== '' && !line.startsWith(' ')).map(line => line.split(/[;:]/)[0])
  expect(fields).toEqual([
    'BEGIN',
    'VERSION',
    'PRODID',
    'METHOD',
    'BEGIN',
    'UID',
    'SEQUENCE',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SUMMARY',
    'DESCRIPTION',
    'LOCATION',
    'URL',
    'ORGANIZER',
    'STATUS',
    'END',
    'END',
  ])
  expect(lines.join('\n')).not.toMatch(/[\r\u2028]/)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
