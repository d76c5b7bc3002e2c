import { takesHere } from '#src/features/documents/places.ts'
import { resumePapers } from './submit/rules.ts'
import { desc, eq } from 'drizzle-orm'
import { filesFor, stepFiles } from '#src/features/papers/list.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history, type HistorySource } from '#src/features/audit/actions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { sopContracts } from './contract.ts'
import * as sopDesk from './desk/service.ts'
import { close, markForHelp, rate, reopen, requestHelp, see, unmarkForHelp, versions } from './feedback/service.ts'
import { submit } from './submit/service.ts'
import { sopVersions } from './tables.ts'
import { sopShape } from './facts.shape.ts'

/** What the journey knows of somebody's submissions. */
const sopFactsOf = jsonOf(sopShape, {
  versions: {
    each: {
      id: 'v.id',
      number: 'v.number',
      deadline: 'v.submission_deadline',
      at: 'v.submitted_at',
      publishedAt: 'v.published_at',
      helpRequestedAt: 'v.more_help_requested_at',
      closedAt: 'v.closed_at',
    },
    from: 'sop_versions v where v.owner = p.id',
  },
})

const sopHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ version: sopVersions, reviewer: people.firstName })
    .from(sopVersions)
    .leftJoin(people, eq(people.id, sopVersions.publishedBy))
    .where(eq(sopVersions.owner, student))
    .orderBy(desc(sopVersions.number))
    .limit(50)
  return rows.flatMap(({ version, reviewer }) => [
    { at: version.submittedAt, what: `Submitted version ${version.number} of the SOP` },
    { at: version.publishedAt, what: `Was sent the feedback on version ${version.number} of the SOP`, by: reviewer },
    { at: version.moreHelpRequestedAt, what: 'Asked for more help with the SOP' },
    { at: version.closedAt, what: `Completed version ${version.number} of the SOP` },
  ])
}

export default defineServerModule({
  name: 'stages/sop-review',
  calls: calls(sopContracts, {
    sop: { submit, versions, see, rate, markForHelp, unmarkForHelp, requestHelp, close, reopen },
    sopDesk,
  }),
  facts: [{ stages: ['sop-review'], column: sopFactsOf }],
  gives: [
    ...Object.values(audited),
    history(['journey', sopHistory, 'first']),
    stepFiles(
      filesFor('resume', {
        paper: 'resume',
        concerns: 'student',
        what: 'Resume for your SOP',
        usedIn: '/sop-review/submit-sop',
        place: 'your SOP',
      }),
    ),
    takesHere('resume', {
      papers: resumePapers,
      concerns: 'student',
      words: 'The resume of your SOP',
      href: '/sop-review/submit-sop',
    }),
    ...Object.values(requestKinds),
  ],
})
