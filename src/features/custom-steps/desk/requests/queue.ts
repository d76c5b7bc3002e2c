// What students wait for.
import { sql } from 'drizzle-orm'
import type { StepType } from '#src/journey/stage.ts'
import type { Call } from '#src/platform/services.ts'
import { waitingWork } from '#src/features/custom-steps/waiting-work.ts'
import { personOf } from '../people.ts'
import type { WaitingRequest } from './contract.ts'

type Waiting = {
  step: string
  title: string
  stage: string
  type: StepType
  student: string
  first_name: string
  last_name: string
  email: string | null
  since: string
}

export async function queue({ db }: Call): Promise<WaitingRequest[]> {
  const rows = await db.execute<Waiting>(sql`
    select c.id as step, c.title, c.stage, c.type, p.id as student, p.first_name, p.last_name, p.email,
      to_char(w.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from ${waitingWork} w join custom_steps c on c.id = w.step join people p on p.id = w.owner
    order by w.since, c.id, p.id
    limit 500`)
  return [...rows].map(row => ({
    step: { id: row.step, title: row.title, stage: row.stage, type: row.type },
    student: personOf({ id: row.student, firstName: row.first_name, lastName: row.last_name, email: row.email }),
    waitingSince: row.since,
  }))
}
