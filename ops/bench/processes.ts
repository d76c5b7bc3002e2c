// Programs that a bench starts, waits for and stops.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { giveAppCode } from '#tests/app-code.ts'
import { isStaff } from '#tests/second-factor.ts'

const secret = 'a secret for benches alone, long enough'

export type Running = { child: ChildProcess; url: string; stop: () => Promise<void> }

// The young generation is kept as small as in `npm start`.
const ownFlags = ['--max-semi-space-size=8']

export async function startProgram(
  file: string,
  port: number,
  environment: Record<string, string>,
  flags: readonly string[] = ownFlags,
): Promise<Running> {
  const child = spawn(process.execPath, [...flags, file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // One secret for all that share the bench's database, whatever folder each has.
    env: {
      ...process.env,
      PORT: String(port),
      SAFAR_ENV: 'development',
      SAFAR_LOG: 'error',
      SAFAR_SECRET: secret,
      ...environment,
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, child)
  return {
    child,
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`The program ended with ${child.exitCode} before it answered.`)
}

export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const set = answer.headers.getSetCookie().find(each => each.includes('safar_session=')) ?? ''
  const cookie = set.split(';')[0] ?? ''
  if (isStaff({ email })) await giveAppCode(url, cookie)
  return cookie
}
