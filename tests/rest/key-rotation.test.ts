// One secret gives way to another while students read and write what is sealed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addStudents } from '#ops/faults/load/students.ts'
import { databaseUrlOf, newServerFolder, startProduct, stop, type Product } from '#ops/faults/product.ts'
import { answerOf } from '../api.ts'
import { freePort } from '#tests/free-port.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'

type Both = { SAFAR_SECRET: string; SAFAR_OLD_SECRETS: string }

type Student = { email: string; who: Visitor }

test('a new secret takes the place of the old one while students go on', async () => {
  const { folder, drop } = await newServerFolder()
  const [older, newer] = [await takenFrom(folder), randomBytes(24).toString('hex')]
  const both = { SAFAR_SECRET: newer, SAFAR_OLD_SECRETS: older }
  const port = await freePort()
  const broken: string[] = []
  const served = async <T>(settings: Record<string, string>, work: (product: Product) => Promise<T>): Promise<T> => {
    const product = startProduct(folder, port, settings)
    try {
      await product.isReady()
      return await work(product)
    } finally {
      await stop(product)
    }
  }
  try {
    const students = await served({ SAFAR_SECRET: older }, product => comeIn(product, folder))
    await served(both, product => rotateUnderLoad({ folder, both, product, students, broken }))
    await served({ SAFAR_SECRET: newer }, () => readAll(students, broken, 'with the new secret alone'))
    broken.push(...(await refusalMissing(folder, port, older)))
    expect(broken).toEqual([])
  } finally {
    await drop()
  }
})

/** The secret that the server was made with, from now on given by a setting. */
async function takenFrom(folder: string): Promise<string> {
  const file = path.join(folder, 'secret')
  const secret = (await readFile(file, 'utf8')).trim()
  await rm(file)
  return secret
}

/** Each with something sealed, and so with a key. */
async function comeIn(site: Product, folder: string): Promise<Student[]> {
  const added = await addStudents(await databaseUrlOf(folder), 'rotation', 2)
  const students = added.map(({ email, cookie }) => {
    const who = visitor(site)
    who.takeCookie(cookie)
    return { email, who }
  })
  for (const student of students) await write(student, 0)
  return students
}

const write = ({ email, who }: Student, turn: number) =>
  who.api.loanApplication.save({ answers: { residential_address: `${email} ${turn}` } })

async function read({ who }: Student): Promise<{ status: number; address: string }> {
  const { status, body } = await who.call('GET', '/api/loans/application')
  return { status, address: String(Object(body).answers?.residential_address) }
}

type Rotating = { folder: string; both: Both; product: Product; students: readonly Student[]; broken: string[] }

async function rotateUnderLoad({ folder, both, product: { said }, students, broken }: Rotating): Promise<void> {
  const over = new AbortController()
  const load = async (first: number) => {
    for (let turn = 1; !over.signal.aborted; turn += 1) {
      const student = students[(first + turn * 4) % students.length]
      if (student === undefined) return
      const wrote = await answerOf(write(student, turn))
      const { status, address } = await read(student)
      if (wrote.status !== 200 || status !== 200 || !address.startsWith(student.email))
        broken.push(`${wrote.status}, ${status}: ${address}`)
      // They go on, yet leave the other programs a processor.
      await pause(10)
    }
  }
  const loads = [0, 1, 2, 3].map(load)
  const once = await rotation(folder, both)
  const again = await Promise.all([rotation(folder, both), rotation(folder, both)])
  over.abort()
  await Promise.all(loads)
  if (!once.includes('Nothing in this database needs an older secret')) broken.push(`rotate-keys said: ${once}`)
  if (again.some(words => !words.includes(', 0 of them since now'))) broken.push(`done again it said: ${again.join()}`)
  if (said().includes('unexpected')) broken.push(`the server said: ${said()}`)
}

async function rotation(folder: string, both: Both): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', SAFAR_DATA: folder, ...both }
  const child = spawn(process.execPath, ['src/app/rotate-keys.ts'], { stdio: ['ignore', 'pipe', 'pipe'], env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  await once(child, 'close')
  return said.trim()
}

async function readAll(students: readonly Student[], broken: string[], when: string): Promise<void> {
  for (const student of students) {
    const { status, address } = await read(student)
    if (status !== 200 || !address.startsWith(student.email))
      broken.push(`${student.email} was answered ${status} ${when}`)
  }
}

async function refusalMissing(folder: string, port: number, older: string): Promise<string[]> {
  const product = startProduct(folder, port, { SAFAR_SECRET: older })
  const code = await product.ended
  const words = product.said().trim()
  const isRight = code === 1 && words === 'The keys in this database were wrapped under another SAFAR_SECRET.'
  return isRight ? [] : [`with the old secret the start ended with ${code} and said: ${words}`]
}
