import { and, eq, ne } from 'drizzle-orm'
import type { Limit } from '../../../platform/database/limits.ts'
import type { Call } from '../../../platform/house.ts'
import { Refusal } from '../../../wire/problem.ts'
import { dobMissing, type FilledI20 } from './contract.ts'
import { readDocument, universityOf } from './document.ts'
import { filledI20s } from './tables.ts'
import { fillWorksheet } from './worksheet.ts'

type University = FilledI20['university']

export async function fill(call: Call): Promise<FilledI20> {
  await call.limits.use(fillingsOf(call.caller.id))
  const { data, universityId } = await readDocument(call)
  if (data.dob === undefined || data.dob === '') throw new Refusal(dobMissing)
  const university = await universityOf(call, universityId)
  const file = Buffer.from(call.random(16)).toString('hex')
  const worksheet = await fillWorksheet(data, { university: university?.name, at: call.now() })
  await call.ports.files.put(call.caller.id, storedAs(call, file), piece(worksheet))
  const { filled, replaced } = await note(call, file, university).catch(async error => {
    await call.ports.files.remove(storedAs(call, file))
    throw error
  })
  for (const old of replaced) await call.ports.files.remove(storedAs(call, old))
  return filled
}

const fillingsOf = (person: string): Limit => ({
  key: `i20:${person}`,
  most: 20,
  per: Temporal.Duration.from({ minutes: 60 }),
})

/** The file lies there by now; once it is noted, the earlier ones may go. */
async function note(call: Call, file: string, university: University) {
  const owner = call.caller.id
  const filledAt = call.now()
  return call.change(async ({ tx, announce }) => {
    await tx.insert(filledI20s).values({ owner, file, universityId: university?.id ?? null, filledAt })
    const replaced = await tx
      .delete(filledI20s)
      .where(and(eq(filledI20s.owner, owner), ne(filledI20s.file, file)))
      .returning({ file: filledI20s.file })
    await announce(`person:${owner}`, 'journey', 'visas')
    const at = filledAt.toString({ smallestUnit: 'millisecond' })
    return {
      filled: { i20LongURL: addressOf(call, file), university, filledAt: at },
      replaced: replaced.map(old => old.file),
    }
  })
}

export const storedAs = ({ caller }: Call, file: string): string => `i20/${caller.id}/${file}.pdf`

export const addressOf = ({ settings }: Call, file: string): string =>
  `${settings.publicUrl}/api/visas/i20/files/${file}`

async function* piece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
