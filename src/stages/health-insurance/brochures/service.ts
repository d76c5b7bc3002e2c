import { and, eq, isNotNull } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import type { Database } from '#src/platform/database/database.ts'
import { perHour } from '#src/platform/database/limits.ts'
import { cacheByVersion, type VersionedCache } from '#src/platform/facts/cache.ts'
import type { Call } from '#src/platform/services.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { insurancePlans, universityPlans } from '../tables.ts'

import { isDearer } from '../quote/rules.ts'
import { brochureOf } from './content.ts'
import { fileName } from './copy.ts'
import type { PressJobs } from './press/worker.ts'

/** How many PDFs of an insurance somebody has had made: brochures or cards. */
export const papersOf = (person: string) => perHour(`insurance-papers:${person}`, 60)

const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))

type Wanted = { plan: string; university?: string | undefined }

/** Made once for each version of what it says, the latest so many. One for each database: a test has its own. */
const mostKept = 60
const made = new WeakMap<Database, VersionedCache<Uint8Array>>()

/** Also of a plan that is sold no more: somebody is insured by it. */
export async function read(call: Call, { plan: id, university }: Wanted): Promise<FileAnswer> {
  const plan = foundIn(await call.db.select().from(insurancePlans).where(eq(insurancePlans.id, id)))
  const sale = university === undefined ? undefined : await saleAt(call, plan, university)
  const cache = made.get(call.db) ?? cacheByVersion<Uint8Array>(mostKept)
  made.set(call.db, cache)
  const version = `${plan.version} ${plan.changedAt.toString()} ${sale?.version ?? ''} ${sale?.university ?? ''}`
  const pdf = await cache.read(`${id} ${university ?? ''}`, version, async () => {
    await call.limits.use(papersOf(call.caller.id))
    return press.run(call.caller.id, 'printBrochure', brochureOf(plan, sale, call.now()))
  })
  return pdfAnswer(fileName(id), pdf)
}

/** Where it is sold no more, or the university is not verified, there is no price to show. */
async function saleAt({ db }: Call, plan: typeof insurancePlans.$inferSelect, university: string) {
  const [found] = await db
    .select({ sale: universityPlans, at: universities })
    .from(universityPlans)
    .innerJoin(universities, eq(universities.id, universityPlans.university))
    .where(
      and(
        eq(universityPlans.plan, plan.id),
        eq(universityPlans.university, university),
        isNotNull(universities.verifiedAt),
      ),
    )
  if (found === undefined) throw new Refusal(notFound)
  const { sale, at } = found
  return {
    university: at.displayName ?? at.name,
    isDearer: isDearer(plan.partner, at.stateCode ?? ''),
    bands: sale.bands,
    version: `${sale.version} ${sale.changedAt.toString()} ${at.revision}`,
  }
}
