// What people ask for, in one table, beside bare node:http with one prepared SELECT; and, where one is given, beside a rival
// that has the like.
import { openDatabase } from '#src/platform/database/database.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { clients, load, type Answered, type Asked, type Load } from './load.ts'
import { paidBy, type Paid } from './paid.ts'
import type { Place } from './place.ts'
import { startProgram, type Running } from './processes.ts'
import { median, ratioAtLeast, rounded, type Figure, type Result } from './result.ts'

const rounds = 3
const seconds = 2
export const listed = 20

const mark = '/api/journey/bank-accounts/CompareAccounts/mark'

const asked = {
  'journey read': [{ path: '/api/journey' }],
  'list of notifications': [{ path: '/api/notifications' }],
  'step marked and unmarked': [
    { method: 'PUT', path: mark, body: '{}' },
    { method: 'DELETE', path: mark, body: '{}' },
  ],
  'search of universities': [{ path: '/api/universities?query=tech' }],
  'plans to quote of a university': [{ path: '/api/insurance/universities/pace-university' }],
  'PDF: the I-20, filled': [{ method: 'POST', path: '/visas/i20/fillI20', body: '{}' }],
} as const satisfies Record<string, readonly Omit<Asked, 'headers'>[]>

/** The like of a row at another server, and the ratio that we are held to. */
export type Like = { name: string; load: Load; least?: number }
export type Rival = { running: Running; likes: Partial<Record<keyof typeof asked, Like>> }

type Measured = { name: string; load: Load; ours: Paid[]; like?: Like | undefined; theirs: Paid[] }

export async function measureRequests(place: Place, rival?: Rival): Promise<Result> {
  const databaseUrl = await place.database('bench')
  const safar = await startProgram('src/app/main.ts', 4820, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const bare = await startProgram('ops/bench/bare.ts', 4821, { DATABASE_URL: databaseUrl })
  try {
    await addReaders(databaseUrl, safar.url)
    const likes = new Map(Object.entries(rival?.likes ?? {}))
    const measured = Object.entries(asked).map(([name, all]): Measured => ({
      name,
      load: loadOf(safar.url, all),
      like: likes.get(name),
      ours: [],
      theirs: [],
    }))
    const byUs = paidBy(safar, seconds, place.rows)
    const byThem = rival === undefined ? undefined : paidBy(rival.running, seconds, place.rows)
    const floors: Answered[] = []
    // The first round warms all of them up.
    for (let round = 0; round <= rounds; round += 1) {
      const floor = await load({ url: bare.url, ask: () => [{ path: '/', headers: {} }] }, seconds)
      if (round > 0) floors.push(floor)
      for (const row of measured) {
        const mine = await byUs(row.load)
        const other = row.like === undefined ? undefined : await byThem?.(row.like.load)
        if (round === 0) continue
        row.ours.push(mine)
        if (other !== undefined) row.theirs.push(other)
      }
    }
    return {
      title: `What ${clients} people ask for at once${rival === undefined ? '' : ', beside a rival'}, beside bare node:http`,
      figures: [
        ...measured.flatMap(besideRival),
        ...measured.map(({ name, ours }) => beside(`${name}; beside: bare node:http with one SELECT`, ours, floors)),
      ],
      lines: measured.map(
        ({ name, ours, like, theirs }) =>
          `${name}: ${paidIn(ours)}${like === undefined ? '' : `; ${like.name}: ${paidIn(theirs)}`}`,
      ),
    }
  } finally {
    await Promise.all([safar.stop(), bare.stop()])
  }
}

const cookieOf = (index: number) => `safar_session=${tokenOf('asking', index)}`

const loadOf = (url: string, all: readonly Omit<Asked, 'headers'>[]): Load => ({
  url,
  ask: client =>
    all.map(one => ({ ...one, headers: { 'content-type': 'application/json', cookie: cookieOf(client) } })),
})

async function addReaders(databaseUrl: string, url: string): Promise<void> {
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
  for (let index = 0; index < clients; index += 1) await fillForm(url, cookieOf(index))
}

export const newsBody = 'The webinar of this week is about loans. Bring your questions, an advisor answers them.'

/** Every field of the I-20 form, and a name in another script. */
async function fillForm(url: string, cookie: string): Promise<void> {
  const amounts = ['ss', 'ps', 'gs', 'university', 'other'].flatMap(source =>
    [1, 2, 3, 4].map(year => [`${source}_year${year}`, 1_250_050] as const),
  )
  const data = { last_name: 'Iyer', first_name: 'Meera', dob: '03/09/2003', gender: 'F', ps_name: 'लक्ष्मी अय्यर' }
  const answer = await fetch(`${url}/api/visas/i20`, {
    method: 'PUT',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...data, ...Object.fromEntries(amounts) }),
  })
  if (!answer.ok) throw new Error(`The I-20 form was answered with ${answer.status}: ${await answer.text()}`)
}

const paidIn = (figures: readonly Paid[]): string => {
  const [server, database, p99] = [
    median(figures.map(figure => figure.server)),
    median(figures.map(({ databases: [one = 0] }) => one)),
    median(figures.map(figure => figure.p99)),
  ]
  return `processor ${server.toFixed(2)} + ${database.toFixed(2)} ms (server + PostgreSQL), p99 ${p99.toFixed(1)} ms`
}

function besideRival({ name, ours, like, theirs }: Measured): Figure[] {
  if (like === undefined) return []
  const figure = beside(`${name}; beside: ${like.name}`, ours, theirs)
  if (like.least === undefined) return [figure]
  return [ratioAtLeast(figure.what, figure.ours, rateOf(theirs), ratioOf(ours, theirs), like.least)]
}

const beside = (what: string, ours: readonly Answered[], other: readonly Answered[]): Figure => ({
  what,
  ours: rateOf(ours),
  beside: rateOf(other),
  ratio: ratioOf(ours, other),
})

const rateOf = (figures: readonly Answered[]): string =>
  `${rounded(median(figures.map(({ aSecond }) => aSecond)))} a second`

const ratioOf = (ours: readonly Answered[], theirs: readonly Answered[]): number =>
  median(ours.map(({ aSecond }, round) => aSecond / (theirs[round]?.aSecond ?? Number.NaN)))
