// What people ask for, in one table: ours, Parse Server where it has the like, and bare node:http with one prepared SELECT.
import { openDatabase } from '#src/platform/database/database.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { tell } from './i20.ts'
import { clients, load, type Answered, type Asked, type Load } from './load.ts'
import { paidBy, type Paid } from './paid.ts'
import { addParseUser, parseHeaders, startParse, type Parse, type ParseUser } from './parse/parse.ts'
import type { Place } from './place.ts'
import { startProgram } from './processes.ts'
import { median, ratioAtLeast, rounded, type Figure, type Result } from './result.ts'

const rounds = 3
const seconds = 2
const listed = 20

type Row = {
  name: string
  ours: Load
  /** The like at Parse Server, and what it is to be held to. */
  theirs?: { name: string; load: Load; least?: number }
}

export async function measureRequests(place: Place): Promise<Result> {
  const [databaseUrl, parseUrl] = [await place.database('bench'), await place.database('parse')]
  const safar = await startProgram('src/app/main.ts', 4820, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const bare = await startProgram('ops/bench/bare.ts', 4821, { DATABASE_URL: databaseUrl })
  const parse = await startParse(parseUrl, 4822)
  try {
    await layOurs(databaseUrl, safar.url)
    const rows = rowsOf(safar.url, parse.url, await layTheirs(parse))
    const nothing: Load = { url: bare.url, ask: () => [{ path: '/', headers: {} }] }
    const figures = rows.map(row => ({ row, ours: new Array<Paid>(), theirs: new Array<Paid>() }))
    const [byUs, byThem] = [paidBy(safar, seconds, place.rows), paidBy(parse, seconds, place.rows)]
    const bareFigures: Answered[] = []
    // The first round warms all of them up.
    for (let round = 0; round <= rounds; round += 1) {
      const isCounted = round > 0
      const floor = await load(nothing, seconds)
      if (isCounted) bareFigures.push(floor)
      for (const { row, ours, theirs } of figures) {
        const mine = await byUs(row.ours)
        const other = row.theirs === undefined ? undefined : await byThem(row.theirs.load)
        if (!isCounted) continue
        ours.push(mine)
        if (other !== undefined) theirs.push(other)
      }
    }
    return {
      title: `What ${clients} people ask for at once, beside Parse Server and bare node:http`,
      figures: [
        ...figures.flatMap(({ row, ours, theirs }) => besideParse(row, ours, theirs)),
        ...figures.map(({ row, ours }) => besideBare(row, ours, bareFigures)),
      ],
      lines: figures.map(
        ({ row, ours, theirs }) =>
          `${row.name}: ${paidIn(ours)}${theirs.length === 0 ? '' : `; ${row.theirs?.name}: ${paidIn(theirs)}`}`,
      ),
    }
  } finally {
    await Promise.all([safar.stop(), bare.stop(), parse.stop()])
  }
}

const paidIn = (figures: readonly Paid[]): string => {
  const [server, database, p99] = [
    median(figures.map(figure => figure.server)),
    median(figures.map(({ databases: [one = 0] }) => one)),
    median(figures.map(figure => figure.p99)),
  ]
  return `processor ${server.toFixed(2)} + ${database.toFixed(2)} ms (server + PostgreSQL), p99 ${p99.toFixed(1)} ms`
}

function rowsOf(url: string, parseUrl: string, users: readonly ParseUser[]): Row[] {
  const json = { 'content-type': 'application/json' }
  const ours = (...asked: Omit<Asked, 'headers'>[]): Load => ({
    url,
    ask: client => asked.map(one => ({ ...one, headers: { ...json, cookie: cookieOf(client) } })),
  })
  const theirs = (...asked: ((user: ParseUser) => Omit<Asked, 'headers'>)[]): Load => ({
    url: parseUrl,
    ask: client => {
      const user = users[client] ?? { token: '', object: '' }
      return asked.map(one => ({ ...one(user), headers: parseHeaders(user.token) }))
    },
  })
  const mark = '/api/journey/bank-accounts/CompareAccounts/mark'
  const write =
    (isMarked: boolean) =>
    ({ object }: ParseUser) =>
      ({ method: 'PUT', path: `/parse/classes/Journey/${object}`, body: JSON.stringify({ isMarked }) }) as const
  return [
    {
      name: 'journey read',
      ours: ours({ path: '/api/journey' }),
      theirs: {
        name: 'Parse, one object with a session',
        load: theirs(({ object }) => ({ path: `/parse/classes/Journey/${object}` })),
        least: 1,
      },
    },
    {
      name: `list of ${listed} notifications`,
      ours: ours({ path: '/api/notifications' }),
      theirs: {
        name: `Parse, ${listed} objects`,
        load: theirs(() => ({ path: `/parse/classes/Told?limit=${listed}&order=-createdAt` })),
      },
    },
    {
      name: 'step marked and unmarked',
      ours: ours({ method: 'PUT', path: mark, body: '{}' }, { method: 'DELETE', path: mark, body: '{}' }),
      theirs: { name: 'Parse, one object saved', load: theirs(write(true), write(false)) },
    },
    { name: 'search of universities', ours: ours({ path: '/api/universities?query=tech' }) },
    { name: 'plans to quote of a university', ours: ours({ path: '/api/insurance/universities/pace-university' }) },
    { name: 'PDF: the I-20, filled', ours: ours({ method: 'POST', path: '/visas/i20/fillI20', body: '{}' }) },
  ]
}

const cookieOf = (index: number) => `safar_session=${tokenOf('asking', index)}`

async function layOurs(databaseUrl: string, url: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await addPeople(db, 'asking', clients)
  const at = Temporal.Now.instant()
  await db.insert(notifications).values(
    Array.from({ length: listed }, (_, index) => ({
      type: 'news' as const,
      title: `News ${index}`,
      body: newsBody,
      showOnce: false,
      endTime: at.add({ hours: 24 }),
      createdAt: at.add({ milliseconds: index }),
      modifiedAt: at.add({ milliseconds: index }),
      mails: false,
    })),
  )
  await close()
  for (let index = 0; index < clients; index += 1) await tell(url, cookieOf(index))
}

async function layTheirs(parse: Parse): Promise<ParseUser[]> {
  const users: ParseUser[] = []
  for (let index = 0; index < clients; index += 1) users.push(await addParseUser(parse, `asking-${index}`))
  const [user] = users
  for (let index = 0; index < listed; index += 1) {
    await parse.ask('POST', 'classes/Notified', { type: 'news', title: `News ${index}`, body: newsBody }, user?.token)
  }
  return users
}

const newsBody = 'The webinar of this week is about loans. Bring your questions, an advisor answers them.'

function besideParse({ name, theirs }: Row, ours: Answered[], other: Answered[]): Figure[] {
  if (theirs === undefined) return []
  const what = `${name}; beside: ${theirs.name}`
  const ratio = median(ratiosOf(ours, other))
  if (theirs.least !== undefined) return [ratioAtLeast(what, rateOf(ours), rateOf(other), ratio, theirs.least)]
  return [{ what, ours: rateOf(ours), beside: rateOf(other), ratio }]
}

const besideBare = ({ name }: Row, ours: Answered[], bare: Answered[]): Figure => ({
  what: `${name}; beside: bare node:http with one SELECT`,
  ours: rateOf(ours),
  beside: rateOf(bare),
  ratio: median(ratiosOf(ours, bare)),
})

const rateOf = (figures: readonly Answered[]): string =>
  `${rounded(median(figures.map(({ aSecond }) => aSecond)))} a second`

const ratiosOf = (ours: readonly Answered[], theirs: readonly Answered[]): number[] =>
  ours.map(({ aSecond }, round) => aSecond / (theirs[round]?.aSecond ?? Number.NaN))
