// Every route of the contract, with inputs that nobody should send, by each kind of caller that it is for.
import { demoPassword, dev, farah, kavya, meera, vikram } from '#seed/people.ts'
import { contract } from '#src/app/server-modules.ts'
import { isForDesk, isForFamily, type Route, type Who } from '#src/wire/route.ts'
import type { TestApp } from '#tests/app.ts'
import { giveSecondFactor } from '#tests/second-factor.ts'
import { visitor, type Answer, type Visitor } from '#tests/visitor.ts'
import { sentTo, type Sent } from './nasty.ts'
import { refusal } from './refusal.ts'

const accounts = { student: meera, advisor: kavya, lender: vikram, underwriter: farah, admin: dev }

// It ends the callers' sessions; the stream does not end.
const apart = new Set(['accounts.signOut', 'platform.events'])

const routes = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route]),
)

export type Tried = { requests: number; refused: number; broken: string[] }

export async function tryEveryRoute(app: TestApp, wish: { seed: number; tries: number }): Promise<Tried> {
  const callers = await comeIn(app)
  const tried: Tried = { requests: 0, refused: 0, broken: [] }
  const waiting = routes.filter(([name]) => !apart.has(name))
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      await tryOne(app, callers, next, wish, tried)
  }
  await Promise.all([work(), work(), work()])
  return tried
}

type Callers = Map<string, { who: Visitor; cookie: string }>

async function comeIn(app: TestApp): Promise<Callers> {
  const callers: Callers = new Map()
  const enter = async (name: string, path: string, body: object) => {
    const who = visitor(app)
    await who.call('POST', path, body)
    if (name !== 'student' && name !== 'guest') await giveSecondFactor(app, who)
    callers.set(name, { who, cookie: who.cookie() })
  }
  callers.set('signed out', { who: visitor(app), cookie: '' })
  await enter('guest', '/api/session/guest', {})
  for (const [name, { email }] of Object.entries(accounts)) {
    await enter(name, '/api/session/password', { email, password: demoPassword })
  }
  return callers
}

function isFor(who: Who, name: string): boolean {
  if (isForDesk(who)) return who.some(role => role === name)
  // Somebody without a grant is answered as if there was no such route, whatever they send.
  if (isForFamily(who)) return name === 'student'
  if (who === 'anyone') return ['signed out', 'guest', 'student'].includes(name)
  return name === 'student' || (who === 'signed-in' && name === 'guest')
}

async function tryOne(
  app: TestApp,
  callers: Callers,
  [name, route]: [string, Route],
  wish: { seed: number; tries: number },
  tried: Tried,
): Promise<void> {
  const kinds = [...callers].filter(([kind]) => isFor(route.who, kind))
  for (const [index, sent] of sentTo(route, { ...wish, seed: wish.seed + seedOf(name) }).entries()) {
    const [kind, caller] = kinds[index % kinds.length] ?? ['nobody', undefined]
    if (caller === undefined) throw new Error(`${name} is for nobody.`)
    // Limits stand in the way of what lies behind them.
    if (index % 20 === 19) await app.connections.sql`delete from rate_limits`
    const who = visitor(app)
    who.takeCookie(caller.cookie)
    const answer = await who.call(route.method, sent.path, sent.body)
    tried.requests += 1
    if (answer.status >= 400) tried.refused += 1
    const wrong = wrongIn(answer)
    if (wrong !== undefined) tried.broken.push(`${name} as ${kind}: ${wrong} to ${notified(sent)}`)
  }
}

/** Each route is tried with others. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0)

function wrongIn({ status, body }: Answer): string | undefined {
  if (status >= 500 && Object(body).code !== 'unavailable') return `${status}`
  if (status >= 400 && !refusal.safeParse(body).success) return `${status} without a typed refusal`
  return /\bat .*\.[jt]s:\d+|node_modules/.test(typeof body === 'string' ? body.slice(0, 20_000) : JSON.stringify(body))
    ? 'a stack'
    : undefined
}

const notified = (sent: Sent) => JSON.stringify(sent).slice(0, 300)
