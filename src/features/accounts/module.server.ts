import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { part } from '#src/journey/shape.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { personalData, personalDataOf } from '../people/personal-data/sources.ts'
import { noteContact } from '../people/person/sign-up.ts'
import * as audited from './audit-actions.ts'
import { countedAsPapers, hasPapersIn } from './second-factor/offer.ts'
import { accountsContracts } from './module.contract.ts'
import { byCode, byLink, byPassword, sendCode, sendLink } from './proof/service.ts'
import { secondFactorHandlers } from './second-factor/service.ts'
import { accountsHandlers } from './service.ts'
import { endOtherSessions, sessionReaches } from './sessions.ts'
import * as undo from './undo/service.ts'
import * as unproved from './unproved/service.ts'
import { waysHandlers } from './ways/service.ts'
import { wayFields } from './ways/facts.shape.ts'

/** What the journey knows of the ways in which somebody signs in. */
const wayFactsOf = jsonOf(part(wayFields), {
  ways: {
    each: {
      emailProvedAt: 'o.email_verified_at',
      phoneProvedAt: 'o.phone_verified_at',
      passwordSetAt: 'w.set_at',
    },
    from: 'people o left join passwords w on w.person = o.id where o.id = p.id',
  },
})

const accountJobs = (services: Services): JobKind[] => [
  { name: 'prune-accounts', cron: '23 * * * *', work: () => pruneAccounts(services) },
]

/** Codes, links, browsers and sessions that can open nothing any more, by the clock that they were made by. */
export async function pruneAccounts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().toString()
  await sql`delete from phone_codes where expires_at < ${at}::timestamptz - interval '1 day'`
  await sql`delete from links where expires_at < ${at}::timestamptz - interval '7 days'`
  await sql`delete from passkey_challenges where expires_at < ${at}::timestamptz`
  await sql`delete from known_browsers where used_at < ${at}::timestamptz - interval '400 days'`
  await sql`delete from sessions where expires_at < ${at}::timestamptz`
}

export default defineServerModule({
  name: 'features/accounts',
  calls: calls(accountsContracts, app => ({
    accounts: accountsHandlers(noteContact, personalDataOf(app).endReaches),
    proof: { byPassword, sendCode, byCode, sendLink, byLink },
    ways: waysHandlers(hasPapersIn(app.given(countedAsPapers))),
    unproved: { read: unproved.read, sendCode: unproved.sendCode, release: unproved.release },
    undo: { read: undo.read, undo: undo.undo },
    secondFactor: secondFactorHandlers,
  })),
  facts: [{ stages: ['phone-connection'], column: wayFactsOf }],
  jobs: accountJobs,
  gives: [...Object.values(audited), personalData({ reaches: sessionReaches, endReaches: endOtherSessions })],
})
