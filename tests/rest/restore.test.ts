// A backup, one person erased after it, and the backup restored: what it must not bring back.
import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { randomBytes } from 'node:crypto'
import { access, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program, programWith } from '#ops/faults/backup.ts'
import { addStudents, type Student } from '#ops/faults/load/students.ts'
import { databaseUrlOf, newFolder, newServerFolder, startProduct, stop, type Product } from '#ops/faults/product.ts'
import { appServices } from '#src/app/services.ts'
import { eraseDue } from '#src/features/rights/erasure/erasures.ts'
import { erasures } from '#src/features/rights/tables.ts'
import { buildServices, type Built } from '#src/platform/compose.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { readSettings } from '#src/platform/settings.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { freePort } from '../free-port.ts'

let erased: Student
let other: Student
let data: string
let beside: string
const [list, copy] = ['erased.jsonl', 'copy']
const drops: (() => Promise<unknown>)[] = []
const at = (name: string) => path.join(beside, name)

/** The server's own services on the rows of a folder whose product runs. */
const servicesOn = async (folder: string): Promise<Built> =>
  buildServices({
    settings: readSettings({ SAFAR_DATA: folder, SAFAR_ERASURES: at(list) }),
    databaseUrl: await databaseUrlOf(folder),
    now: () => Temporal.Now.instant(),
    random: randomBytes,
    processId: 'restore.test',
    onError: () => {},
  })

const whoIs = async ({ url }: Product, { cookie }: Student) =>
  fieldOf(await (await fetch(`${url}/api/session`, { headers: { cookie } })).json(), 'user')

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  for (const made of [await newServerFolder(), await newFolder()]) {
    drops.push(made.drop)
    data ??= made.folder
    beside = made.folder
  }
  const product = startProduct(data, await freePort())
  await product.isReady()
  const [first, second] = await addStudents(await databaseUrlOf(data), 'restored', 2)
  if (first === undefined || second === undefined) throw new Error('There are no students.')
  erased = first
  other = second
  const sent = await fetch(`${product.url}/api/documents?purpose=chat&name=passport.pdf`, {
    method: 'POST',
    headers: { cookie: erased.cookie, origin: product.url, 'content-type': 'application/octet-stream' },
    body: Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(500)]),
  })
  expect(sent.status).toBe(200)
  await program('src/app/backup.ts', data, at(copy))

  // Then they are erased, by the job.
  const built = await servicesOn(data)
  const now = Temporal.Now.instant()
  await built.services.db.insert(erasures).values({ owner: erased.id, askedAt: now, due: now })
  await eraseDue(built.services, personalDataOf(appServices))
  await built.close()
  await stop(product)
})
afterAll(async () => {
  for (const drop of drops) await drop()
})

test('the list of who was erased holds an id and a day, and is readable by its owner alone', async () => {
  const lines = (await readFile(at(list), 'utf8')).trim().split('\n')
  expect(lines.map(line => Object.keys(JSON.parse(line)))).toEqual([['id', 'day']])
  expect(lines.join()).toContain(erased.id)
  expect((await stat(at(list))).mode & 0o777).toBe(0o600)
})

test('a restore without that list refuses, and says how to go on', async () => {
  await expect(program('src/app/restore.ts', at('refused'), at(copy), path.join(data, 'secret'))).rejects.toThrow(
    '--without-erasures',
  )
  expect(await isThere(at('refused'))).toBe(false)
})

test('a list in the data folder is refused as a setting', () => {
  expect(() => readSettings({ SAFAR_DATA: '/srv/safar', SAFAR_ERASURES: '/srv/safar/erased.jsonl' })).toThrow(
    'outside the data folder',
  )
  expect(readSettings({ SAFAR_DATA: '/srv/safar', SAFAR_ERASURES: '/srv/erased.jsonl' }).SAFAR_ERASURES).toBe(
    '/srv/erased.jsonl',
  )
})

test('with it everybody is signed out, who was erased is erased again with their files, and others stay', async () => {
  const again = at('again')
  // As somebody copies a secret by hand, readable by all.
  await writeFile(at('secret'), await readFile(path.join(data, 'secret')), { mode: 0o644 })
  await programWith({ SAFAR_DATA: again, SAFAR_ERASURES: at(list) }, 'src/app/restore.ts', at(copy), at('secret'))
  expect((await stat(path.join(again, 'secret'))).mode & 0o777).toBe(0o600)

  const without = startProduct(again, await freePort())
  await expect(without.isReady()).rejects.toThrow('start it with SAFAR_ERASURES')

  const product = startProduct(again, await freePort(), { SAFAR_ERASURES: at(list) })
  await product.isReady()
  expect(await whoIs(product, other)).toBeNull()
  const built = await servicesOn(again)
  const { db } = built.services
  expect(await db.$count(sessions, eq(sessions.person, other.id))).toBe(0)
  const [gone] = await db.select().from(people).where(eq(people.id, erased.id))
  expect(gone).toMatchObject({ email: null, erasedAt: expect.anything() })
  expect(await personalDataOf(appServices).filesOf(built.services, erased.id)).toEqual([])
  const [kept] = await db.select().from(people).where(eq(people.id, other.id))
  expect(kept).toMatchObject({ email: other.email, erasedAt: null })
  expect(await isThere(path.join(again, 'restored.json'))).toBe(false)
  await built.close()
  await stop(product)
})
