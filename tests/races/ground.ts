// Where races are run: an app on a real PostgreSQL, and fifty students who are signed in already.
import { sessions, people } from '#src/platform/identity/tables.ts'
import { newToken } from '#src/platform/identity/tokens.ts'
import type { TestApp } from '#tests/app.ts'
import { visitor, type Answer, type Visitor } from '#tests/visitor.ts'

export type Racer = { id: string; email: string; who: Visitor }
export type Ground = { app: TestApp; racers: readonly Racer[] }

/** What went wrong in one round; nothing, where there was one winner and everybody else read so. */
export type Race = (ground: Ground, round: number) => Promise<string[]>

const runners = 50

export async function groundIn(app: TestApp): Promise<Ground> {
  const racers = await Promise.all(Array.from({ length: runners }, (_, index) => newRacer(app, index)))
  return { app, racers }
}

async function newRacer({ services, url }: TestApp, index: number): Promise<Racer> {
  const [at, email] = [services.now(), `racer-${index}@example.com`]
  const [person] = await services.db
    .insert(people)
    .values({ firstName: 'Racer', lastName: String(index), email, emailVerifiedAt: at, createdAt: at })
    .returning()
  const { token, hash } = newToken(services.random)
  const id = person?.id ?? ''
  await services.db
    .insert(sessions)
    .values({ person: id, tokenHash: hash, provedAt: at, createdAt: at, expiresAt: at.add({ hours: 500 }) })
  const who = visitor({ url })
  who.takeCookie(`safar_session=${token}`)
  return { id, email, who }
}

export const all = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: runners }, (_, index) => run(index)))

/** So many won, and everybody else was refused in words. */
export function winnersOf(answers: readonly Answer[], wanted: number): string[] {
  const won = answers.filter(({ status }) => status === 200)
  const faults = answers.filter(
    ({ status, body }) => status !== 200 && (status >= 500 || typeof Object(body).code !== 'string'),
  )
  return [
    ...(won.length === wanted
      ? []
      : [
          `${won.length} won where ${wanted} could: ${JSON.stringify(answers.find(({ status }) => status !== 200)?.body)}`,
        ]),
    ...faults.map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
  ]
}

export const same = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`]

export function racerAt(racers: readonly Racer[], index: number): Racer {
  const racer = racers[index]
  if (racer === undefined) throw new Error(`There is no racer ${index}.`)
  return racer
}
