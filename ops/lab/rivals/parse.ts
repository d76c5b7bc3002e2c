// Parse Server beside ours: its users, and the objects they read and write.
import { startProgram, type Running } from '../../bench/processes.ts'
import { openReaders, type Side } from '../../bench/fan-out.ts'
import { clients, type Asked, type Load } from '../../bench/load.ts'
import { listed, newsBody, type Rival } from '../../bench/requests.ts'
import { installParse } from './install.ts'

type ParseUser = { token: string; object: string }

type Parse = Running & {
  ask: (method: string, path: string, body: object, token?: string) => Promise<Record<string, unknown>>
}

const parseHeaders = (token?: string): Record<string, string> => ({
  'x-parse-application-id': 'bench',
  'content-type': 'application/json',
  ...(token !== undefined && { 'x-parse-session-token': token }),
})

async function startParse(databaseUrl: string, port: number): Promise<Parse> {
  const folder = await installParse()
  const environment = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    PARSE_FOLDER: folder,
    // It keeps a log even when asked to be silent.
    PARSE_SERVER_LOGS_FOLDER: `${folder}/logs`,
  }
  const running = await startProgram('ops/lab/rivals/server.mjs', port, environment, [])
  return {
    ...running,
    ask: async (method, path, body, token) => {
      const answer = await fetch(`${running.url}/parse/${path}`, {
        method,
        headers: parseHeaders(token),
        body: JSON.stringify(body),
      })
      const said: Record<string, unknown> = Object(await answer.json())
      if (!answer.ok) throw new Error(`${method} ${path} of Parse answered ${answer.status}: ${JSON.stringify(said)}`)
      return said
    },
  }
}

/** Somebody new with one object that nobody else may see, as a journey is nobody else's. */
async function addParseUser({ ask }: Parse, name: string): Promise<ParseUser> {
  const user = await ask('POST', 'users', { username: name, password: 'chai-at-the-gate' })
  const token = String(user['sessionToken'])
  const ACL = { [String(user['objectId'])]: { read: true, write: true } }
  const made = await ask('POST', 'classes/Journey', { ...journey, ACL }, token)
  return { token, object: String(made['objectId']) }
}

/** A short one: no more than who it is and how far. */
const journey = { firstName: 'Bench', lastName: 'Rao', stage: 'vaccines', step: 'CheckRequirements', isMarked: false }

/** What our rows are held against: one object, as many notices, one object saved. */
export async function openRival(databaseUrl: string): Promise<Rival> {
  const parse = await startParse(databaseUrl, 4822)
  const users: ParseUser[] = []
  for (let index = 0; index < clients; index += 1) users.push(await addParseUser(parse, `asking-${index}`))
  for (let index = 0; index < listed; index += 1) {
    const news = { type: 'news', title: `News ${index}`, body: newsBody }
    await parse.ask('POST', 'classes/Notice', news, users[0]?.token)
  }
  const asking = (...all: ((user: ParseUser) => Omit<Asked, 'headers'>)[]): Load => ({
    url: parse.url,
    ask: client => {
      const user = users[client] ?? { token: '', object: '' }
      return all.map(one => ({ ...one(user), headers: parseHeaders(user.token) }))
    },
  })
  const object = ({ object: id }: ParseUser) => `/parse/classes/Journey/${id}`
  const save = (isMarked: boolean) => (user: ParseUser) =>
    ({ method: 'PUT', path: object(user), body: JSON.stringify({ isMarked }) }) as const
  return {
    running: parse,
    likes: {
      'journey read': {
        name: 'Parse, one object with a session',
        load: asking(user => ({ path: object(user) })),
        least: 1,
      },
      'list of notifications': {
        name: `Parse, ${listed} objects`,
        load: asking(() => ({ path: `/parse/classes/Notice?limit=${listed}&order=-createdAt` })),
      },
      'step marked and unmarked': { name: 'Parse, one object saved', load: asking(save(true), save(false)) },
    },
  }
}

/** All its streams are one user's, so that it has one session to look up where we have as many as there are streams. */
export async function openLiveQuery(databaseUrl: string): Promise<Side> {
  const parse = await startParse(databaseUrl, 4824)
  const { token } = await addParseUser(parse, 'listening')
  return {
    name: 'LiveQuery',
    open: streams => openReaders(['ops/lab/rivals/live-readers.ts', parse.url, String(streams), token]),
    tell: () => parse.ask('POST', 'classes/News', { type: 'news', title: 'News', body: 'There is news.' }, token),
    stop: parse.stop,
  }
}
