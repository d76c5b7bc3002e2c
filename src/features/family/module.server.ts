import { sharing } from '#src/manifest/admission.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { parents } from '../consent/slots.ts'
import { duesChanged } from '../payments/slots.ts'
import { affidavitContracts } from './affidavit/contract.ts'
import { affidavitHandlers } from './affidavit/service.ts'
import { payAsked } from './asks/member-asks.ts'
import { asksContracts } from './asks/contract.ts'
import { hearDues } from './asks/hears.ts'
import { asksHandlers } from './asks/service.ts'
import { sharedIn } from './grants.ts'
import * as audited from './audit-actions.ts'
import { familyCardsContracts } from './cards/contract.ts'
import { readEmergencyCard, readInsuranceCards } from './cards/service.ts'
import { familyConsentContracts } from './consent/contract.ts'
import { consentHandlers, parentsOf } from './consent/service.ts'
import { familyContracts } from './contract.ts'
import { invitationsHandlers, leave, listStudents, speak, wantWeekly } from './joining-in.ts'
import { readMoney } from './money.ts'
import { familyPapersContracts } from './papers/contract.ts'
import { papersHandlers } from './papers/service.ts'
import { readProgress } from './progress.ts'
import { weeklyJobs } from './weekly/jobs.ts'
import { endFamily, familyReaches } from './reaches.ts'
import { membersHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/family',
  calls: calls(
    {
      ...familyContracts,
      ...familyPapersContracts,
      ...familyCardsContracts,
      ...familyConsentContracts,
      ...asksContracts,
      ...affidavitContracts,
    },
    app => ({
      familyMembers: membersHandlers,
      familyInvitations: invitationsHandlers,
      family: {
        list: listStudents,
        weekly: wantWeekly,
        speak,
        leave: leave(app),
        progress: readProgress(app),
        money: readMoney(app),
      },
      familyConsent: consentHandlers,
      familyPapers: papersHandlers,
      familyCards: { insurance: readInsuranceCards(app), emergency: readEmergencyCard(app) },
      familyAffidavit: affidavitHandlers,
      familyAsks: asksHandlers(app),
      familyPays: { pay: payAsked(app) },
    }),
  ),
  jobs: weeklyJobs,
  gives: [
    sharing({ family: sharedIn }),
    ...Object.values(audited),
    personalData({ reaches: familyReaches, endReaches: endFamily }),
    duesChanged(hearDues),
    parents(parentsOf),
  ],
})
