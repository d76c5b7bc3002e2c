// What people ask for, in one table: ours, Parse Server where it has the like, and bare node:http with one prepared SELECT.
import { openDatabase } from '../src/platform/database/database.ts'
import { notifications } from '../src/features/notifications/tables.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { tell } from './i20.ts'
import { clients, load, type Answered, type Asked, type Load } from './load.ts'
import { addParseUser, parseHeaders, startParse, type Parse, type ParseUser } from './parse/parse.ts'
import type { Place } from './place.ts'
import { startProgram } from './processes.ts'
import { median, ms, rounded, type Result } from './result.ts'

const rounds = 4
const seconds = 2
const listed = 20

type Row = { name: string; ours: Load; theirs?: Load }

export async function measureRequests(place: Place): Promise<Result> {
  const [databaseUrl, parseUrl] = [await place.database('bench'), await place.database('parse')]
  const safar = await startProgram('src/app/main.ts', 4820, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const bare = await startProgram('bench/bare.ts', 4821, { DATABASE_URL: databaseUrl })
  const parse = await startParse(parseUrl, 4822)
  try {
    await layOurs(databaseUrl, safar.url)
    const rows = rowsOf(safar.url, parse.url, await layTheirs(parse))
    const nothing: Load = { url: bare.url, ask: () => [{ path: '/', headers: {} }] }
    const figures = rows.map(row => ({ row, ours: new Array<Answered>(), theirs: new Array<Answered>() }))
    const bareFigures: Answered[] = []
    // The first round warms all of them up.
    for (let round = 0; round <= rounds; round += 1) {
      const isCounted = round > 0
      const floor = await load(nothing, seconds)
      if (isCounted) bareFigures.push(floor)
      for (const { row, ours, theirs } of figures) {
        const mine = await load(row.ours, seconds)
        const other = row.theirs === undefined ? undefined : await load(row.theirs, seconds)
        if (!isCounted) continue
        ours.push(mine)
        if (other !== undefined) theirs.push(other)
      }
    }
    const [read] = figures
    const ratio = read === undefined ? Number.NaN : median(ratiosOf(read.ours, read.theirs))
    return {
      title: `What ${clients} people ask for at once, beside Parse Server and bare node:http`,
      lines: [
        `bare node:http with one prepared SELECT: ${wordsOf(bareFigures)}`,
        ...figures.map(({ row, ours, theirs }) => lineOf(row.name, ours, theirs, bareFigures)),
        `target: a journey read at least as fast as Parse reads one object; ratio ${ratio.toFixed(2)}`,
      ],
      isMet: ratio >= 1,
    }
  } finally {
    await Promise.all([safar.stop(), bare.stop(), parse.stop()])
  }
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
      name: 'journey read; Parse: one object',
      ours: ours({ path: '/api/journey' }),
      theirs: theirs(({ object }) => ({ path: `/parse/classes/Journey/${object}` })),
    },
    {
      name: `list of ${listed} notifications; Parse: of ${listed} objects`,
      ours: ours({ path: '/api/notifications' }),
      theirs: theirs(() => ({ path: `/parse/classes/Told?limit=${listed}&order=-createdAt` })),
    },
    {
      name: 'write: a step marked and unmarked; Parse: one object',
      ours: ours({ method: 'PUT', path: mark, body: '{}' }, { method: 'DELETE', path: mark, body: '{}' }),
      theirs: theirs(write(true), write(false)),
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
    await parse.ask('POST', 'classes/Told', { type: 'news', title: `News ${index}`, body: newsBody }, user?.token)
  }
  return users
}

const newsBody = 'The webinar of this week is about loans. Bring your questions, an advisor answers them.'

function lineOf(name: string, ours: Answered[], theirs: Answered[], bare: Answered[]): string {
  const beside =
    theirs.length === 0 ? '' : `, Parse ${wordsOf(theirs)}, ratio ${median(ratiosOf(ours, theirs)).toFixed(2)}`
  return `${name}: ${wordsOf(ours)}${beside}; of bare ${median(ratiosOf(ours, bare)).toFixed(2)}`
}

const wordsOf = (figures: readonly Answered[]): string =>
  `${rounded(median(figures.map(({ aSecond }) => aSecond)))} a second (p99 ${ms(median(figures.map(({ p99 }) => p99)))})`

const ratiosOf = (ours: readonly Answered[], theirs: readonly Answered[]): number[] =>
  ours.map(({ aSecond }, round) => aSecond / (theirs[round]?.aSecond ?? Number.NaN))
