// Once a change of a fact is published, the students whose plans it moves are notified of what changed for them.
import { dayOf } from '#src/values/dates.ts'
import { z } from 'zod'
import { editedFact } from '#src/features/dated-facts/contract.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { factPublished } from '#src/features/dated-facts/rules.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { factNotices } from '../tables.ts'
import * as copy from './rules.ts'
import { movedDates, movedWords, movesPlans, noticeOf, ruleChange } from './rules.ts'
import { risksJob } from '../risks/jobs.ts'
import { nextStudents, type Journeys } from './students.ts'

const published = z.object({
  version: z.number().int(),
  before: editedFact,
  after: editedFact,
  /** The last student that was looked at. */
  from: z.uuid().exactOptional(),
})
type Published = z.infer<typeof published>

export const effectJobs = (services: Services, journeys: Journeys): JobKind[] => [
  { name: factPublished, work: async payload => notifyBatch(services, journeys, published.parse(payload)) },
]

/** A batch and the job for the next one are one transaction: a process that dies in between leaves nobody out. */
async function notifyBatch(services: Services, journeys: Journeys, { from, ...fact }: Published): Promise<void> {
  const rules = ruleChange(await editedFacts(services.db), fact)
  if (!movesPlans(rules)) return
  const students = await nextStudents(services, journeys, from)
  const last = students.at(-1)
  if (last === undefined) return
  await services.change(async change => {
    if (from === undefined) await change.later(risksJob, {})
    for (const { id, sources, today } of students) {
      const moved = movedDates(sources, rules, today)
      if (moved.length > 0) await notifyOnce(change, services, id, fact, movedWords(moved))
    }
    await change.later(factPublished, { ...fact, from: last.id })
  })
}

/** A job may be done twice: the row is there from the first time. */
async function notifyOnce(
  change: Change,
  services: Services,
  owner: string,
  { version, after }: Pick<Published, 'version' | 'after'>,
  moved: readonly string[],
): Promise<void> {
  const noted = await change.tx
    .insert(factNotices)
    .values({ owner, fact: after.id, version, notifiedAt: services.now() })
    .onConflictDoNothing()
    .returning({ owner: factNotices.owner })
  if (noted.length === 0) return
  await notify(change, services, {
    to: owner,
    type: 'deadline',
    title: copy.changed,
    body: noticeOf(after, moved, dayOf(services.now())),
    href: '/plan',
  })
}
