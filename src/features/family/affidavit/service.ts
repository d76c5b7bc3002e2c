// Gathers what is known for an affidavit of support: the student's own facts, and what they said of who supports them.
import { and, isNull } from 'drizzle-orm'
import { perHour } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { todayOf } from '#src/platform/today.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { foundIn } from '#src/wire/problem.ts'
import { readProfile } from '../../passport-profile/stored.ts'
import { list } from '../../people/applications/service.ts'
import { admittedIn } from '../../people/applications/rules.ts'
import { openSealed } from '../sealed.ts'
import { ofCaller } from '../service.ts'
import { familyInvitations as invitations } from '../tables.ts'
import type { affidavitContracts } from './contract.ts'
import { fileName } from './copy.ts'
import type { PressJobs } from './press/worker.ts'
import { sponsorLines, studentLines } from './rules.ts'

export const affidavitHandlers: Handlers<typeof affidavitContracts>['familyAffidavit'] = {
  print: async (call, { id }) => {
    const rows = await call.db
      .select()
      .from(invitations)
      .where(and(ofCaller(call, id), isNull(invitations.endedAt)))
    const invitation = foundIn(rows)
    await call.limits.use(perHour(`affidavits:${call.caller.id}`, 60))
    const { contact } = await openSealed(call, invitation)
    const { facts } = await readProfile(call, call.db)
    const university = admittedIn(await list(call))?.university.name ?? ''
    const known = { facts, university, contact, relation: invitation.relation, today: todayOf(call) }
    const lines = { student: studentLines(known), sponsor: sponsorLines(known) }
    return pdfAnswer(
      fileName,
      await press.run(call.caller.id, 'printAffidavit', { at: call.now().toString(), ...lines }),
    )
  },
}

/** Where it is printed. */
const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))
