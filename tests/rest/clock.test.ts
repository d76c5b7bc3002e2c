// The clock jumps: back, far ahead, over a leap day, over a change to and from summer time. What lasts does not last
// for ever, nothing ends too early, and what came later stays later.
import { meera, demoPassword } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { phoneCodes } from '#src/features/accounts/tables.ts'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { findMessages } from '#src/platform/sandbox/messages.ts'
import { expect, test } from 'vitest'
import { openEar } from '#ops/faults/ear.ts'
import * as actions from '#ops/faults/load/actions.ts'
import { newLedger } from '#ops/faults/load/ledger.ts'
import { ask, type Answer, type Line } from '#ops/faults/load/requests.ts'
import { saidTexts } from '#ops/faults/load/said-texts.ts'
import type { Student } from '#ops/faults/load/students.ts'
import { clockAt, openTestApp, testSecret, type TestApp } from '#tests/app.ts'
import { until } from '#tests/until.ts'

type Jump = { to: string; why: string; lives: boolean }

/** The session was opened on 21st November 2026, and lasts thirty days. */
const begin = '2026-11-21T06:00:00Z'
const jumps: readonly Jump[] = [
  { to: '2026-11-21T05:00:00Z', why: 'an hour back', lives: true },
  { to: '2026-11-21T06:30:00Z', why: 'on again', lives: true },
  { to: '2026-11-22T06:00:00Z', why: 'a day ahead', lives: true },
  { to: '2026-11-01T05:59:59Z', why: 'before the end of summer time in the US', lives: true },
  { to: '2026-11-01T06:00:01Z', why: 'in the hour that comes twice', lives: true },
  { to: '2026-12-21T05:59:59Z', why: 'the last second of the session', lives: true },
  { to: '2026-12-21T06:00:00Z', why: 'the end of the session', lives: false },
  { to: '2027-11-21T06:00:00Z', why: 'a year ahead', lives: false },
  { to: '2028-02-29T23:59:59Z', why: 'a leap day', lives: false },
  { to: '2027-03-14T10:00:00Z', why: 'the hour that is left out in the US', lives: false },
  { to: '2026-11-21T07:00:00Z', why: 'back from far ahead', lives: true },
]

test('a clock that jumps ends nothing early and keeps nothing for ever', async () => {
  const settings = { SAFAR_DEMO: 'on', SAFAR_DATABASE_CONNECTIONS: '20' }
  const app = await openTestApp({ clock: clockAt(begin), isReachable: true, settings })
  const broken: string[] = []
  try {
    await seed(app.services)
    const line: Line = { url: app.url, origin: app.url, ledger: newLedger() }
    const who = await signIn(app)
    const ear = openEar(app.url, who)
    const key = 'clock-key-0001'
    const first = await ask(line, who, actions.say('once'), key)
    await ear.expectOne('chat')
    for (const { to, ...each } of jumps) {
      app.clock.set(to)
      const wrong = await seenFrom(line, who, { to, ...each }, { key, first, text: 'once' })
      broken.push(...wrong.map(what => `${each.why} (${to}): ${what}`))
      if (!each.lives) continue
      const word = await ask(line, who, actions.say(`at ${to}`))
      if (word?.status !== 200) broken.push(`${each.why}: a message was answered with ${word?.status}`)
      await ear.expectOne('chat')
    }
    if (ear.missed() > 0) broken.push(`${ear.missed()} events were not heard`)
    ear.close()
    broken.push(...(await outOfOrder(app)), ...(await codesThatLast(app, line)), ...line.ledger.wrong)
    expect(broken).toEqual([])
  } finally {
    await app.end()
  }
})

async function signIn({ url }: TestApp): Promise<Student> {
  const answer = await fetch(`${url}/api/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: meera.email, password: demoPassword }),
  })
  const { user } = Object(await answer.json())
  return {
    id: String(user?.id),
    email: meera.email,
    cookie:
      answer.headers
        .getSetCookie()
        .find(set => set.includes('safar_session='))
        ?.split(';')[0] ?? '',
    customStep: '',
  }
}

type Said = { key: string; first: Answer | undefined; text: string }

async function seenFrom(line: Line, who: Student, { lives }: Jump, { key, first, text }: Said): Promise<string[]> {
  const wrong: string[] = []
  const read = await ask(line, who, { method: 'GET', path: '/api/journey' })
  if (read?.status !== (lives ? 200 : 401)) wrong.push(`the journey was answered with ${read?.status}`)
  const again = await ask(line, who, actions.say(text), key)
  const isSame = again?.status === 200 && numberOf(again) === numberOf(first)
  if (lives && !isSame) wrong.push(`a repeated key was answered with ${again?.status}`)
  if (!lives && again?.status !== 401) wrong.push(`after its end a session was answered with ${again?.status}`)
  return wrong
}

const numberOf = (answer: Answer | undefined): unknown => Reflect.get(Object(answer?.body), 'number')

async function outOfOrder({ services }: TestApp): Promise<string[]> {
  const said = await saidTexts(services.sql, Buffer.from(testSecret))
  const byText = Map.groupBy(said, ({ text }) => text)
  return [
    ...[...byText].flatMap(([text, { length }]) => (length > 1 ? [`'${text}' was said ${length} times`] : [])),
    ...said.flatMap(({ text, number }, turn) => (number === turn + 1 ? [] : [`'${text}' is out of order`])),
  ]
}

/** Sent, and then a day passes. */
async function codesThatLast(app: TestApp, line: Line): Promise<string[]> {
  app.clock.set(begin)
  const phone = { prefix: 'IN:91', phone: meera.phone.slice(3) }
  const body = { ...phone, captcha: dummyToken }
  await ask(line, undefined, { method: 'POST', path: '/api/phone-codes', body })
  const [sent] = await app.services.db.select().from(phoneCodes)
  if (sent === undefined) return ['no code was sent']
  app.clock.set('2026-11-22T06:00:00Z')
  const otp = await codeSent(app)
  const answer = await ask(line, undefined, { method: 'POST', path: '/api/session/phone', body: { ...phone, otp } })
  return answer?.status === 200 ? ['a code of yesterday opened a session'] : []
}

async function codeSent({ services }: TestApp): Promise<string> {
  let code: string | undefined
  await until('the code arrived', async () => {
    const [sent] = await findMessages(services, { channel: 'sms' })
    code = /\b\d{6}\b/.exec(sent?.body ?? '')?.[0]
    return code !== undefined
  })
  return code ?? ''
}
