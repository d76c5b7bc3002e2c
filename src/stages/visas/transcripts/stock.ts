// What Safar brings along: interviews that we wrote ourselves, and say so. A later wording replaces an earlier one.
import { sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { Consulate, Funding, Line } from './rules.ts'
import { transcripts } from './tables.ts'
import { nextRevision } from './cache.ts'

export type Brought = {
  readonly broughtAs: string
  readonly university: string
  readonly subject: string
  readonly consulate: Consulate
  readonly funding: readonly Funding[]
  readonly visaAccepted: boolean
  readonly takeaway: string
  readonly lines: readonly Line[]
}

/** Only what differs is written, so that a start changes nothing where nothing changed. */
export async function stockTranscripts(
  { change, now }: Pick<Services, 'change' | 'now'>,
  brought: readonly Brought[],
): Promise<void> {
  if (brought.length === 0) return
  await change(async ({ tx }) => {
    const revision = await nextRevision(tx)
    await tx
      .insert(transcripts)
      .values(brought.map(({ funding, ...one }) => ({ ...one, funding: [...funding], publishedAt: now(), revision })))
      .onConflictDoUpdate({
        target: transcripts.broughtAs,
        set: {
          university: sql`excluded.university`,
          subject: sql`excluded.subject`,
          consulate: sql`excluded.consulate`,
          funding: sql`excluded.funding`,
          visaAccepted: sql`excluded.visa_accepted`,
          takeaway: sql`excluded.takeaway`,
          lines: sql`excluded.lines`,
          revision: sql`excluded.revision`,
        },
        setWhere: sql`(${transcripts.university}, ${transcripts.subject}, ${transcripts.consulate}, ${transcripts.funding},
            ${transcripts.visaAccepted}, ${transcripts.takeaway}, ${transcripts.lines})
          is distinct from (excluded.university, excluded.subject, excluded.consulate, excluded.funding,
            excluded.visa_accepted, excluded.takeaway, excluded.lines)`,
      })
  })
}
