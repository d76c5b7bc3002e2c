// Remarks and judgements, sealed with the key of the student whose words they quote.
import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { rubricView, type RemarkView, type RubricView } from './feedback/contract.ts'
import type { Anchor } from './feedback/rules.ts'
import { sopRemarks, type sopVersions } from './tables.ts'

type Version = Pick<typeof sopVersions.$inferSelect, 'id' | 'owner' | 'rubric'>
export type Remark = typeof sopRemarks.$inferSelect

const content = z.object({
  text: z.string(),
  around: z.object({ quote: z.string(), prefix: z.string(), suffix: z.string() }).nullable(),
})

export const sealRemark = (call: Pick<Call, 'vault'>, owner: string, text: string, place: Anchor | null) =>
  call.vault.seal(
    owner,
    JSON.stringify({
      text,
      around: place && { quote: place.quote, prefix: place.prefix, suffix: place.suffix },
    } satisfies z.infer<typeof content>),
  )

export async function remarksOf(call: Call, { id }: Version): Promise<RemarkView[]> {
  const helper = alias(people, 'helper')
  const rows = await call.db
    .select({ remark: sopRemarks, author: people.firstName, helper: helper.firstName })
    .from(sopRemarks)
    .leftJoin(people, eq(people.id, sopRemarks.author))
    .leftJoin(helper, eq(helper.id, sopRemarks.helpAnsweredBy))
    .where(eq(sopRemarks.version, id))
    .orderBy(asc(sopRemarks.start), asc(sopRemarks.id))
    .limit(1000)
  return Promise.all(rows.map(({ remark, author, helper: by }) => viewOf(call, remark, author, by)))
}

async function viewOf(call: Call, remark: Remark, author: string | null, helper: string | null): Promise<RemarkView> {
  const { text, around } = content.parse(JSON.parse(await call.vault.open(remark.owner, remark.content)))
  const { start, end, helpAnswer, helpAnsweredAt } = remark
  return {
    id: remark.id,
    author: author ?? somebody,
    tag: remark.tag,
    place: start === null || end === null || around === null ? null : { start, end, ...around },
    text,
    revision: remark.revision,
    createdAt: remark.createdAt.toString(),
    editedAt: remark.editedAt?.toString() ?? null,
    markedForHelp: remark.markedForHelpAt !== null,
    helpAnswer:
      helpAnswer === null || helpAnsweredAt === null
        ? null
        : {
            text: await call.vault.open(remark.owner, helpAnswer),
            by: helper ?? somebody,
            at: helpAnsweredAt.toString(),
          },
  }
}

/** For a reviewer who has left. */
const somebody = 'Safar'

export const readRubric = async (call: Call, { owner, rubric }: Version): Promise<RubricView> =>
  rubric === null ? [] : rubricView.parse(JSON.parse(await call.vault.open(owner, rubric)))

export const sealRubric = (call: Call, owner: string, rubric: RubricView) =>
  call.vault.seal(owner, JSON.stringify(rubric))
