import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData, personalDataOf } from '../people/personal-data/sources.ts'
import { noteContact } from '../people/person/sign-up.ts'
import { countedAsPapers, hasPapersIn } from './second-factor/offer.ts'
import { accountJobs } from './jobs.ts'
import { accountsContracts } from './module.contract.ts'
import { byCode, byLink, byPassword, sendCode, sendLink } from './proof/service.ts'
import { secondFactorHandlers } from './second-factor/service.ts'
import { accountsHandlers } from './service.ts'
import { endOtherSessions, sessionReaches } from './sessions.ts'
import * as undo from './undo/service.ts'
import * as unproved from './unproved/service.ts'
import { wayFactsOf } from './ways/facts.ts'
import { waysHandlers } from './ways/service.ts'

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
