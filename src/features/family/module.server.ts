import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import * as audited from './audit-actions.ts'
import { familyContracts } from './contract.ts'
import { invitationsHandlers, leave, listStudents } from './joining-in.ts'
import { readMoney } from './money.ts'
import { readProgress } from './progress.ts'
import { endFamily, familyReaches, membersHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/family',
  calls: calls(familyContracts, app => ({
    familyMembers: membersHandlers,
    familyInvitations: invitationsHandlers,
    family: { list: listStudents, leave, progress: readProgress(app), money: readMoney(app) },
  })),
  gives: [...Object.values(audited), personalData({ reaches: familyReaches, endReaches: endFamily })],
})
