import { announceBoth } from '#src/platform/database/change.ts'
import { and, eq } from 'drizzle-orm'
import { attach, detach } from '#src/features/documents/documents.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { hold } from '../records/seal.ts'
import type { Vaccine } from '../requirements/rules.ts'
import { tooManyProofs } from './contract.ts'
import { mostProofs } from './copy.ts'
import { vaccineProofs } from '../tables.ts'

export { record } from './record.ts'

export const add = (call: Call, { vaccine, documents }: { vaccine: Vaccine; documents: readonly string[] }) =>
  call.change(async (change): Promise<void> => {
    await hold(change, call)
    const ids = [...new Set(documents)]
    const own = and(eq(vaccineProofs.owner, call.caller.id), eq(vaccineProofs.vaccine, vaccine))
    if ((await change.tx.$count(vaccineProofs, own)) + ids.length > mostProofs) throw new Refusal(tooManyProofs)
    const owner = call.caller.id
    await attach(change, call, { ids, purpose: 'vaccine', owner, to: `vaccine:${owner}:${vaccine}` })
    await change.tx.insert(vaccineProofs).values(ids.map(document => ({ owner, vaccine, document, at: call.now() })))
    await announceBoth(change, owner, 'vaccines', 'vaccines')
  })

export const remove = (call: Call, { id }: { id: string }): Promise<void> =>
  call.change(async change => {
    const [gone] = await change.tx
      .delete(vaccineProofs)
      .where(and(eq(vaccineProofs.id, id), eq(vaccineProofs.owner, call.caller.id)))
      .returning({ document: vaccineProofs.document })
    if (gone === undefined) throw new Refusal(notFound)
    await detach(change, call, [gone.document])
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
  })
