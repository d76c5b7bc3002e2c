import { shippedOf } from '#src/features/dated-facts/rules.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '#src/features/audit/actions.ts'
import { personalData, recipients } from '#src/features/people/personal-data/sources.ts'
import { stepFiles } from '#src/features/papers/list.ts'
import { countedAsPapers } from '#src/features/accounts/second-factor/offer.ts'
import { shippedFacts } from '#src/features/dated-facts/slots.ts'
import { datedLists } from '#src/features/dated-facts/slots.ts'
import { costs } from '#src/features/money/paid.ts'
import * as loanApplication from './application/service.ts'
import { loansContracts } from './contract.ts'
import * as loanDesk from './desk/service.ts'
import { loanFactsOf } from './facts.ts'
import { loanHindrance } from './hindrance.ts'
import { loanHistory } from './history.ts'
import { datedLenders } from './lenders/dated.ts'
import { lendersOf } from './lenders/recipients.ts'
import * as loanLenders from './lenders/service.ts'
import * as loanMeetings from './meetings/service.ts'
import { loanCosts } from './offers/costs.ts'
import { datedFacts } from './offers/copy.ts'
import { publicBankFact } from './timing/copy.ts'
import { accept, answer, keyFacts, read, terms } from './offers/service.ts'
import * as loanNeed from './need/service.ts'
import { loanStepFiles } from './step-files.ts'
import { loanSummary } from './summary/rules.ts'

export default defineServerModule({
  name: 'stages/loans',
  calls: calls(loansContracts, {
    loanApplication,
    loanLenders,
    loanOffers: { read, accept, terms, keyFacts, answer },
    loanMeetings,
    loanDesk,
    loanNeed,
  }),
  facts: [{ stages: ['loans'], column: loanFactsOf }],
  summaries: { loans: loanSummary },
  gives: [
    ...Object.values(audited),
    history(['loans', loanHistory]),
    recipients({ lenders: lendersOf }),
    personalData({ hindrances: [loanHindrance] }),
    stepFiles(loanStepFiles),
    countedAsPapers('exists (select from loan_papers where owner = p.id)'),
    shippedFacts(shippedOf([...datedFacts, publicBankFact])),
    datedLists(datedLenders),
    costs(loanCosts),
    ...Object.values(requestKinds),
  ],
})
