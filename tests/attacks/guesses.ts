// Guesses from everywhere at once, through every server of one database: limits are counted once for all of them.
import { demoPassword, meera } from '#seed/people.ts'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { findMessages } from '#src/platform/sandbox/messages.ts'
import type { TestApp } from '#tests/app.ts'
import { bothConsents, visitor, type Answer } from '#tests/visitor.ts'
import { until } from '../until.ts'

type Guessed = { lines: string[]; broken: string[] }

/** Behind a proxy that says where somebody comes from. */
const from = (index: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}` })
const codeOf = ({ body }: Answer) => String(Object(body).code ?? 'in')

export async function guessFromEverywhere(apps: readonly TestApp[], addresses: number): Promise<Guessed> {
  const parts = [await passwordsOfOne(apps, addresses), await codesOfOne(apps, addresses)]
  return { lines: parts.flatMap(({ lines }) => lines), broken: parts.flatMap(({ broken }) => broken) }
}

const countOf = (answers: readonly Answer[], code: string) => answers.filter(one => codeOf(one) === code).length

/** One browser that goes by many addresses: a code opens nothing in another. */
const browser = `safar_browser=${'b'.repeat(43)}`

/** Each through another server, and from another address. */
const fromAll = (apps: readonly TestApp[], count: number, path: string, body: (index: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      visitor(appAt(apps, index), browser).call('POST', path, body(index), from(index)),
    ),
  )

function appAt(apps: readonly TestApp[], index: number): TestApp {
  const app = apps[index % apps.length]
  if (app === undefined) throw new Error('There is no app to guess at.')
  return app
}

async function passwordsOfOne(apps: readonly TestApp[], addresses: number): Promise<Guessed> {
  const { email } = meera
  const tries = await fromAll(apps, addresses, '/api/session/password', index => ({
    email,
    password: `guess-${index}`,
  }))
  const [looked, refused] = [
    countOf(tries, 'wrong-password') + countOf(tries, 'wrong-credentials'),
    countOf(tries, 'too-many-tries'),
  ]
  const right = await fromAll(apps, 1, '/api/session/password', () => ({ email, password: demoPassword }))
  return {
    lines: [
      `${addresses} passwords for one account from as many addresses: ${looked} looked at, ${refused} refused unseen`,
    ],
    broken: [
      ...(looked > 10 ? [`${looked} passwords of one account were looked at`] : []),
      ...(looked + refused === addresses ? [] : [`${addresses - looked - refused} were answered otherwise`]),
      ...(countOf(right, 'in') === 0 ? [] : ['the right password was taken while the door was closed']),
    ],
  }
}

/** Messages are sent by jobs, which take a moment. */
async function lastCodeTo({ services }: TestApp, phone: string, count: number): Promise<string> {
  const caught = () => findMessages(services, { to: phone })
  await until(`${count} codes reached ${phone}`, async () => (await caught()).length >= count)
  const [last] = (await caught()).toSorted((one, other) => (one.id < other.id ? 1 : -1))
  return /\b\d{6}\b/.exec(last?.body ?? '')?.[0] ?? ''
}

async function codesOfOne(apps: readonly TestApp[], addresses: number): Promise<Guessed> {
  const number = { prefix: 'IN:91', phone: '98480 77777' }
  const asked = await fromAll(apps, addresses, '/api/phone-codes', () => ({ ...number, captcha: dummyToken }))
  const sent = asked.filter(({ status }) => status === 200).length
  const otp = await lastCodeTo(appAt(apps, 0), '+919848077777', sent)
  const wrong = otp === '000000' ? '111111' : '000000'
  const tries = await fromAll(apps, addresses, '/api/session/phone', () => ({ ...number, otp: wrong }))
  const [looked, refused] = [countOf(tries, 'wrong-otp'), countOf(tries, 'no-pending-otp')]
  const right = await fromAll(apps, 1, '/api/session/phone', () => ({
    ...number,
    otp,
    create: true,
    ...bothConsents,
  }))
  return {
    lines: [
      `${addresses} codes asked for one phone from as many addresses: ${sent} sent`,
      `${addresses} guesses at the last of them from as many addresses: ${looked} looked at, ${refused} refused unseen`,
    ],
    broken: [
      ...(sent > 10 ? [`${sent} codes were sent to one phone`] : []),
      ...(looked > 5 ? [`${looked} guesses at one code were looked at`] : []),
      ...(countOf(right, 'in') === 0 ? [] : ['the right code was taken after it was spent']),
    ],
  }
}
