import { spawn, execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { openPair } from '#tests/standby.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { makeLink } from '#src/features/accounts/links.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'

const pair = await openPair('/tmp')
const port = 4977
const folder = await mkdtemp('/tmp/attack-')
const env = {
  PATH: process.env['PATH'] ?? '',
  PORT: String(port),
  SAFAR_DATA: folder,
  SAFAR_ENV: 'production',
  SAFAR_URL: 'https://safar.example',
  SAFAR_HOST: '127.0.0.1',
  SAFAR_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: pair.appUrl,
  SAFAR_MIGRATIONS_URL: pair.primary.url('safar'),
  DATABASE_READ_URL: pair.readUrl,
  SAFAR_ALLOW_SANDBOX: 'mail,sms,cards,rupees,issuing,webinars,scanner',
  SAFAR_BEHIND_PROXY: '1',
  SAFAR_LOG: 'error',
}
const child = spawn(process.execPath, ['src/app/main.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
const url = `http://127.0.0.1:${port}`
for (;;) {
  if (
    await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    break
  if (child.exitCode !== null) process.exit(1)
  await pause(200)
}
const sql = postgres(pair.primary.url('safar'), { max: 1, onnotice: () => {} })
const { inTransaction, close } = openDatabase(pair.primary.url('safar'), { max: 2 })
const say = (what: string, seen: unknown, isGood: boolean) =>
  console.log(`${isGood ? 'HELD' : '*** BROKEN'}  ${what}: ${JSON.stringify(seen)}`)

function browser(from = '203.0.113.7') {
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        origin: 'https://safar.example',
        'x-forwarded-for': from,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const pair = set.split(';')[0] ?? ''
      if (pair.includes('safar_session')) cookie = pair
    }
    const text = await answer.text()
    let json: any = text
    try {
      json = JSON.parse(text)
    } catch {}
    return { status: answer.status, body: json }
  }
  return { call, cookie: () => cookie }
}
const register = async (email: string, phone: string, who = browser()) => {
  const made = await who.call('POST', '/api/accounts/register', {
    firstName: 'Meera',
    lastName: 'Zquill',
    email,
    password: 'chai-at-the-gate-2',
    prefix: 'IN:91',
    phone,
  })
  return { who, id: String(made.body.user?.id), status: made.status }
}
const firstAdmin = (email: string) =>
  promisify(execFile)(process.execPath, ['src/app/first-admin.ts', email, 'Asha', 'Rao'], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    error => ({ code: error.code, stdout: String(error.stdout) }),
  )

// 1 first admin
const thief = await register('boss@company.example', '9810000001')
const refused = await firstAdmin('boss@company.example')
say(
  '1 first-admin on an unproved account is refused',
  [thief.status, refused.code, refused.stdout.split('\n')[0]],
  refused.code === 1,
)
const after = await thief.who.call('GET', '/api/session')
say('1 its open session has ended', after.body, after.body.user === null)
const [seats] = await sql`select count(*)::int as n from staff`
say('1 nobody has a seat', seats, seats?.n === 0)
const made = await firstAdmin('asha@company.example')
const code = /oobCode=([\w-]+)/.exec(made.stdout)?.[1]
const admin = browser('198.51.100.9')
const entered = await admin.call('POST', '/api/session/link', { email: 'asha@company.example', oobCode: code })
say('1 a new address becomes admin by its own link', [made.code, entered.status], entered.status === 200)

// 2 desk link
const meera = await register('meera@example.com', '9810000002')
await sql`update people set email_verified_at = now() where id = ${meera.id}`
const m = meera.who
console.log(
  'setup',
  (await m.call('PUT', '/api/vaccines/birth', { dob: '1999-03-17' })).status,
  (await m.call('PUT', '/api/passport-profile', { facts: { passportNumber: 'Z8371625', surname: 'Zquill' } })).status,
)
const link = async () => {
  let token = ''
  await inTransaction(async tx => {
    token = await makeLink(
      { tx },
      { now: () => Temporal.Now.instant(), random: length => new Uint8Array(randomBytes(length)) },
      { purpose: 'custom-token', person: meera.id },
    )
  })
  const who = browser('192.0.2.4')
  const { status } = await who.call('POST', '/api/session/custom-token', { token })
  if (status !== 200) console.log('link', status)
  return who
}
const byLink = await link()
for (const [method, path, body] of [
  ['PUT', '/api/vaccines/birth', { dob: '2000-01-01' }],
  ['DELETE', '/api/vault/papers/0190a000-0000-7000-8000-000000000001'],
  ['POST', '/api/chat', { text: 'hi', documents: [] }],
  ['POST', '/api/plan/calendar', {}],
  ['POST', '/api/session/token', {}],
  ['GET', '/api/vaccines/record'],
  ['GET', '/api/passport-profile'],
  ['GET', '/api/vault'],
  ['GET', '/api/insurance/application'],
  ['DELETE', '/api/rights/reaches', {}],
] as const) {
  const { status, body: said } = await byLink.call(method, path, body)
  say(`2 ${method} ${path}`, [status, said.code], status === 403 && said.code === 'prove-again')
}
await byLink.call('PUT', '/api/journey/loans/visit', {})
const [visits] = await sql`select count(*)::int as n from stage_visits where owner = ${meera.id}`.catch(() => [
  { n: 'no such table' },
])
say('2 a visit leaves no row', visits, visits?.n === 0)
const texts = JSON.stringify([
  (await byLink.call('GET', '/api/journey')).body,
  (await byLink.call('GET', '/api/session')).body,
  (await byLink.call('GET', '/api/profile')).body,
])
say('2 journey, session and profile have no surname', texts.includes('Zquill'), !texts.includes('Zquill'))

// 3 calendar
await sql`update sessions set proved_at = now() - interval '10 minutes' where person = ${meera.id}`
const stale = await m.call('POST', '/api/plan/calendar', {})
say('3 a calendar address without a fresh proof', [stale.status, stale.body.code], stale.status === 403)
await m.call('POST', '/api/session/proof', { password: 'chai-at-the-gate-2' })
const fresh = await m.call('POST', '/api/plan/calendar', {})
const path = new URL(fresh.body.address).pathname
say('3 with one', [fresh.status, (await fetch(url + path)).status], fresh.status === 200)
say(
  '3 it is listed',
  (await m.call('GET', '/api/rights')).body.reaches?.map((one: any) => one.kind),
  true,
)
await m.call('DELETE', '/api/rights/reaches', {})
say('3 gone with end all', (await fetch(url + path)).status, (await fetch(url + path)).status === 404)

// 4 chain
const tokenOf = admin.cookie().split('=')[1] ?? ''
await sql`update sessions set second_factor_at = now(), last_active_at = now(), proved_at = now() where token_hash = ${hashToken(tokenOf)}`
await pair.pauseReplay()
const chains = []
for (let turn = 0; turn < 8; turn += 1) {
  await admin.call('POST', `/api/desk/people/${meera.id}/sign-in-links`, {})
  const { status, body } = await admin.call('GET', '/api/desk/actions/chain')
  chains.push([status, body.isWhole])
}
await pair.resumeReplay()
say(
  '4 the chain beside a standby held back, eight times',
  chains,
  chains.every(([status, isWhole]) => status === 200 && isWhole === true),
)

// 6 limits by /64
let count = 0
for (let turn = 0; turn < 75; turn += 1) {
  const { status } = await browser(`2001:db8:1:1::${turn.toString(16)}`).call('POST', '/api/session/password', {
    email: `x${turn}@example.com`,
    password: 'wrong-password',
  })
  if (status === 429) count += 1
}
const elsewhere = await browser('2001:db8:1:2::1').call('POST', '/api/session/password', {
  email: 'x@example.com',
  password: 'wrong-password',
})
say(
  '6 75 tries from 75 addresses of one /64, and one from another',
  [count, elsewhere.status],
  count > 0 && elsewhere.status !== 429,
)
for (let turn = 0; turn < 30; turn += 1)
  await browser(`2001:db8:1:3::${turn}`).call('POST', '/api/errors', {
    message: `boom ${turn % 3}`,
    stack: '',
    url: '/',
  })
const [errors] = await sql`select count(*)::int as n from recorded_errors`
say('6 30 reports of errors from one /64', errors, (errors?.n ?? 99) <= 20)

// 7 numbers
for (const text of [
  '२३४१ २३४१ २३४६',
  '2341.2341.2346',
  '2341\n2341\n2346',
  '23\u200b41 2341 2346',
  '4242/4242/4242/4242',
]) {
  const { status, body } = await m.call('POST', '/api/chat', { text: `it is ${text}`, documents: [] })
  say(`7 ${JSON.stringify(text)}`, [status, body.code], status === 422 && body.code === 'about-number')
}

// 9 hanging up
for (let turn = 0; turn < 40; turn += 1) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /api/session/password HTTP/1.1\r\nHost: safar.example\r\nOrigin: https://safar.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":`,
  )
  await pause(15)
  socket.resetAndDestroy()
}
await pause(500)
const [later] = await sql`select count(*)::int as n from recorded_errors`
say('9 40 who hang up are no errors of ours', later, later?.n === errors?.n)

// 10 nope
for (const [who, path] of [
  [admin, '/api/desk/catalogues/library/nope'],
  [admin, '/api/desk/people/nope'],
  [m, '/api/insurance/policies/nope/card'],
  [m, '/api/documents/nope'],
  [m, '/api/custom-steps/nope'],
] as const) {
  const { status } = await who.call('GET', path)
  say(`10 GET ${path}`, status, status < 500)
}
const draft = await m.call('PUT', '/api/drafts/a', { name: 'a', values: 'nope', basis: null })
say('10 a draft of the wrong shape', [draft.status, draft.body.code], draft.status === 422)

await close()
await sql.end()
child.kill('SIGTERM')
await new Promise(done => child.once('exit', done))
await pair.close()
