// `npm start` as a newcomer meets it: the program itself, on a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { createServer } from 'node:net'
import { databaseUrlOf } from '#ops/faults/product.ts'
import { until } from '#tests/until.ts'
import { isAlive } from '#src/platform/postgres/keep-running.ts'
import { freePort } from '#tests/free-port.ts'
import { patient } from '#tests/patient.ts'
import { step } from '#tests/step.ts'

type Program = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

let folder: string
let port: number
const programs: Program[] = []
/** The program that the story starts with, until it is killed. */
let first: Program

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-start-'))
  await chmod(folder, 0o755)
  port = await freePort()
})
afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGTERM')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
})

function start(settings: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ['src/app/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      SAFAR_DATA: folder,
      SAFAR_LOG: 'error',
      ...patient,
      ...settings,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  const program = { child, said: () => said, ended: once(child, 'exit').then(([code]) => code) }
  programs.push(program)
  return program
}

const isReady = ({ said, child }: Program) =>
  until('the program was ready', () => {
    expect(child.exitCode, said()).toBe(null)
    return said().includes(`http://localhost:${port}/sandbox`)
  })

const signIn = (password: string = demoPassword) =>
  fetch(`http://localhost:${port}/api/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: meera.email, password }),
  })

const postmaster = async () =>
  Number((await readFile(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Each part finds the program as the one before left it. */
const life: [string, () => Promise<void>][] = [
  [
    'serves from an empty folder, greets with its address and its demo sign-ins, and they work',
    async () => {
      first = start()
      await isReady(first)
      expect(first.said()).toContain(meera.email)
      expect(first.said()).toContain(demoPassword)
      expect((await signIn()).status).toBe(200)
    },
  ],
  [
    'a second start while one runs says so, and where',
    async () => {
      const second = start()
      expect(await second.ended).toBe(1)
      expect(second.said().trim()).toBe(`Safar is already running from this folder, at http://localhost:${port}`)
      expect((await signIn()).status).toBe(200)
    },
  ],
  [
    'a start after kill -9 takes its PostgreSQL over, and nothing is lost',
    async () => {
      const before = await postmaster()
      first.child.kill('SIGKILL')
      await first.ended
      expect(isAlive(before)).toBe(true)
      const again = start({ SAFAR_LOG: 'info' })
      await isReady(again)
      expect(await postmaster()).toBe(before)
      expect((await signIn()).status).toBe(200)
    },
  ],
  [
    'the log says who tried a door in vain, and nothing of what was tried',
    async () => {
      const program = programs.at(-1)
      await signIn('not my password at all')
      await expect.poll(() => program?.said()).toContain('"refused":"wrong-password"')
      const line =
        program
          ?.said()
          .split('\n')
          .find(each => each.includes('"refused"')) ?? ''
      expect(JSON.parse(line)).toMatchObject({
        time: expect.any(Number),
        route: '/api/session/password',
        status: 422,
        from: expect.stringMatching(/127\.0\.0\.1|::1/),
      })
      expect(program?.said()).not.toContain('not my password')
      expect(program?.said()).not.toContain(meera.email + '"')
    },
  ],
  [
    'its PostgreSQL ending connections at any moment does not end it',
    async () => {
      const program = programs.at(-1)
      const admin = postgres(await databaseUrlOf(folder), { max: 1, onnotice: () => {} })
      const leaving = new AbortController()
      let answers = 0
      const visitors = Array.from({ length: 8 }, async () => {
        while (!leaving.signal.aborted) {
          await fetch(`http://localhost:${port}/api/session`).catch(() => {})
          answers += 1
        }
      })
      for (let round = 0; round < 80; round += 1) {
        await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'safar' and pid <> pg_backend_pid()`
        const before = answers
        await until('the visitors had gone on', () => answers >= before + 8)
      }
      leaving.abort()
      await Promise.all(visitors)
      await admin.end()
      expect(program?.child.exitCode).toBe(null)
      await until('somebody could sign in', async () => (await signIn()).status === 200)
    },
  ],
  [
    'its PostgreSQL’s log is nobody else’s and says nothing of a person',
    async () => {
      const admin = postgres(await databaseUrlOf(folder), { max: 1, onnotice: () => {} })
      const twice = (email: string) =>
        admin`insert into people (id, email, created_at) values (uuidv7(), ${email}, now())`
      await expect(twice(meera.email)).rejects.toThrow('people_email')
      await expect(admin`select 1 / ${0}::int, 'secret words'`).rejects.toThrow('zero')
      await admin.end()
      const log = path.join(folder, 'postgres', 'postgres.log')
      expect((await stat(log)).mode & 0o077).toBe(0)
      const said = await readFile(log, 'utf8')
      expect(said).toContain('people_email')
      expect(said).toContain('division by zero')
      expect(said).not.toContain(meera.email)
      expect(said).not.toContain('secret words')
    },
  ],
  [
    'a first admin is not made where there are two',
    async () => {
      const child = spawn(process.execPath, ['src/app/first-admin.ts', 'asha@company.example', 'Asha'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env['PATH'] ?? '', SAFAR_DATA: folder },
      })
      let said = ''
      child.stderr.on('data', chunk => (said += String(chunk)))
      expect(await once(child, 'exit')).toEqual([1, null])
      expect(said.trim()).toBe('This is an admin already, or there are two: roles are given at the desk, under People.')
    },
  ],
  [
    'Ctrl-C answers what is under way and stops all that it started',
    async () => {
      const running = programs.at(-1)
      const pid = await postmaster()
      const admin = postgres(await databaseUrlOf(folder), { max: 2, onnotice: () => {} })
      let underWay: Promise<Response>[] = []
      // Nobody can be answered before the signal has come.
      await admin.begin(async tx => {
        await tx`lock table sessions in share mode`
        underWay = Array.from({ length: 6 }, () => signIn())
        await until('all were under way', async () => {
          const waiting = await admin`select from pg_stat_activity where wait_event_type = 'Lock'`
          return waiting.length >= 6
        })
        running?.child.kill('SIGINT')
        await until('nobody new could come in', () =>
          fetch(`http://localhost:${port}/healthz`).then(
            () => false,
            () => true,
          ),
        )
      })
      expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(Array(6).fill(200))
      await admin.end()
      expect(await running?.ended).toBe(0)
      expect(isAlive(pid)).toBe(false)
    },
  ],
  [
    'a port that is taken is said in one line, and nothing stays behind',
    async () => {
      const taken = createServer().listen(port)
      await once(taken, 'listening')
      const program = start()
      expect(await program.ended).toBe(1)
      expect(program.said().trim()).toBe(`Port ${port} is taken. Choose another: PORT=3001 npm start`)
      taken.close()
    },
  ],
]

// Several starts, each of which may take minutes where much else is done.
test('is started, killed, taken over and stopped', { timeout: 1_800_000 }, async () => {
  for (const [name, act] of life) await step(name, act)
})

test.each([
  [{ PORT: 'many' }, 'The setting PORT is wrong'],
  [{ SAFAR_COLOUR: 'blue' }, 'There is no setting SAFAR_COLOUR.'],
  [{ SAFAR_URL: 'https://safar.example', SAFAR_DEMO: 'on' }, 'SAFAR_DEMO is on'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/safar' }, 'SAFAR_URL must start with https://'],
])('%j stops the start with one clear line', async (settings, words) => {
  const program = start(settings)
  expect(await program.ended).toBe(1)
  expect(program.said().trim().split('\n')).toHaveLength(1)
  expect(program.said()).toContain(words)
})
