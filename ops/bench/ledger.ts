// The ledger of a student with 400 rows of their own: how long it takes to be read, and to be sent.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#src/platform/database/database.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { atMost, ms, quantile, type Result } from './result.ts'

const rows = 400
const readings = 60
const most = 100

export async function measureLedger(databaseUrl: string): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-ledger-'))
  const safar = await startProgram('src/app/main.ts', 4812, {
    DATABASE_URL: databaseUrl,
    SAFAR_DATA: folder,
    SAFAR_DEMO: 'on',
  })
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  await addPeople(db, 'ledger', 1)
  await close()
  const headers = {
    cookie: `safar_session=${tokenOf('ledger', 0)}`,
    origin: safar.url,
    'content-type': 'application/json',
  }
  const add = async (index: number) => {
    const answer = await fetch(`${safar.url}/api/money/entries`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        kind: 'living',
        what: `Groceries and a bus pass, number ${index}`,
        payee: 'A shop in Dallas',
        currency: index % 2 === 0 ? 'USD' : 'INR',
        amount: String(50 + index),
        on: `2027-${String((index % 12) + 1).padStart(2, '0')}-15`,
      }),
    })
    if (!answer.ok) throw new Error(`A row was answered with ${answer.status}: ${await answer.text()}`)
  }
  const read = async () => {
    const began = performance.now()
    const answer = await fetch(`${safar.url}/api/money`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The ledger was answered with ${answer.status}: ${text}`)
    return { took: performance.now() - began, bytes: text.length }
  }
  const readAll = async () => {
    const taken = []
    for (let count = 0; count < readings; count += 1) taken.push(await read())
    return taken
  }
  try {
    await readAll()
    const empty = await readAll()
    for (let index = 0; index < rows; index += 1) await add(index)
    const full = await readAll()
    const times = (taken: typeof full) => taken.map(({ took }) => took)
    return {
      title: `The ledger of a student with ${rows} rows of their own`,
      figures: [
        atMost(`ledger with ${rows} rows read, p95; beside: with none`, quantile(times(full), 0.95), most, 'ms', {
          beside: ms(quantile(times(empty), 0.95)),
        }),
      ],
      lines: [
        `median ${ms(quantile(times(full), 0.5))}, ${Math.round((full[0]?.bytes ?? 0) / 1024)} KB before it is packed`,
      ],
    }
  } finally {
    safar.child.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
