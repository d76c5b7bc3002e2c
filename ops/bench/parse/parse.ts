// Parse Server beside ours: its users, and the objects they read and write.
import { startProgram, type Running } from '../processes.ts'
import { installParse } from './install.ts'

export type ParseUser = { token: string; object: string }

export type Parse = Running & {
  ask: (method: string, path: string, body: object, token?: string) => Promise<Record<string, unknown>>
}

export const parseHeaders = (token?: string): Record<string, string> => ({
  'x-parse-application-id': 'bench',
  'content-type': 'application/json',
  ...(token !== undefined && { 'x-parse-session-token': token }),
})

export async function startParse(databaseUrl: string, port: number): Promise<Parse> {
  const folder = await installParse()
  const environment = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    PARSE_FOLDER: folder,
    // It keeps a log even when asked to be silent.
    PARSE_SERVER_LOGS_FOLDER: `${folder}/logs`,
  }
  const running = await startProgram('ops/bench/parse/server.mjs', port, environment, [])
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
export async function addParseUser({ ask }: Parse, name: string): Promise<ParseUser> {
  const user = await ask('POST', 'users', { username: name, password: 'chai-at-the-gate' })
  const token = String(user['sessionToken'])
  const ACL = { [String(user['objectId'])]: { read: true, write: true } }
  const made = await ask('POST', 'classes/Journey', { ...journey, ACL }, token)
  return { token, object: String(made['objectId']) }
}

/** A short one: no more than who it is and how far. */
const journey = { firstName: 'Bench', lastName: 'Rao', stage: 'vaccines', step: 'CheckRequirements', isMarked: false }
