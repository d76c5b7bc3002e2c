// What the journey knows of somebody's submissions.
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import { sopShape } from './facts.shape.ts'

export const sopFactsOf = (sql: Sql) =>
  jsonOf(sql, sopShape, {
    versions: {
      each: {
        id: sql`v.id`,
        number: sql`v.number`,
        deadline: sql`v.submission_deadline`,
        at: sql`v.submitted_at`,
        publishedAt: sql`v.published_at`,
        helpRequestedAt: sql`v.more_help_requested_at`,
        closedAt: sql`v.closed_at`,
      },
      from: sql`sop_versions v where v.owner = p.id`,
    },
  })
