import { attorneyCall } from './attorneys/rules.ts'
import { chosenUniversities } from '#src/features/universities/slots.ts'
import { universitiesOfI20 } from './i20/document.ts'
import {
  visaStepFiles,
  storedI20s,
  i20History,
  appointmentHistory,
  mockInterviewHistory,
  transcriptHistory,
  roundsHistory,
  visaFacts,
} from './gives.ts'
import { appointmentValues, i20Values, transcriptValues } from './person-values.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '#src/features/dated-facts/slots.ts'
import { stepFiles } from '#src/features/papers/list.ts'
import { history } from '#src/features/audit/actions.ts'
import { personalData } from '#src/features/people/personal-data/sources.ts'
import { countedAsPapers } from '#src/features/accounts/second-factor/offer.ts'
import { catalogues } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { priceLists } from '#src/features/legal/service.ts'
import { costs, spentOn } from '#src/features/money/paid.ts'
import { approvals } from '#src/features/approvals/kinds.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import * as appointment from './appointment/service.ts'
import { attorneyRefundApproval } from './attorneys/desk/refunds.ts'
import * as attorneyDesk from './attorneys/desk/service.ts'
import { callReceipt, callPrices, attorneyHindrances, attorneyHistory } from './attorneys/gives.ts'
import { attorneyJobs } from './attorneys/notices.ts'
import { confirmCall } from './attorneys/payment.ts'
import * as attorneys from './attorneys/service.ts'
import { skip, tick, unskip, untick } from './compile-docs/service.ts'
import { libraryGuides } from '#src/features/content/stock.ts'
import { i20Guides, libraryGuides as inLibrary } from './copy.ts'
import { visasContracts } from './contract.ts'
import { visaFactsOf } from './facts.ts'
import * as i20Forms from './i20/forms/service.ts'
import * as i20 from './i20/service.ts'
import { formEntries } from './i20/forms/entries.ts'
import { visaCosts } from './sevis/costs.ts'
import * as mockInterviewDesk from './mock-interview/desk/service.ts'
import * as mockInterview from './mock-interview/service.ts'
import * as visaNumbers from './numbers/service.ts'
import { visaPlaces } from './pack/places.ts'
import { listHandlers, packHandlers } from './pack/service.ts'
import * as paperChecks from './paper-checks/service.ts'
import { postInterviewHistory } from './post-interview/history.ts'
import * as postInterview from './post-interview/service.ts'
import { start, undo } from './post-interview/starting/service.ts'
import { sevisReversalApproval } from './sevis/desk/approval.ts'
import * as sevisReversals from './sevis/desk/service.ts'
import { askReversal, pay, reach, read, takeBack } from './sevis/service.ts'
import * as transcriptsDesk from './transcripts/desk/service.ts'
import * as transcripts from './transcripts/service.ts'

export default defineServerModule({
  name: 'stages/visas',
  calls: calls(visasContracts, app => ({
    i20: {
      change: i20.change,
      file: i20.file,
      read: call => i20.read(call, app),
      fill: call => i20.fill(call, app),
    },
    i20Forms,
    compileDocs: { tick, untick, skip, unskip, ...listHandlers(app) },
    visaNumbers: { change: visaNumbers.change, read: call => visaNumbers.read(call, app) },
    sevis: { read, reach, pay, takeBack, askReversal },
    sevisReversals,
    transcripts: { ...transcripts, params: call => transcripts.params(call, app) },
    transcriptsDesk,
    appointment,
    postInterview,
    visaRounds: { start, undo },
    paperChecks,
    interviewPack: packHandlers(app),
    attorneys,
    attorneyDesk,
    mockInterview,
    mockInterviewDesk,
  })),
  facts: [{ stages: ['visas'], column: visaFactsOf }],
  jobs: attorneyJobs,
  gives: [
    ...Object.values(audited),
    shippedFacts(visaFacts),
    stepFiles(visaStepFiles),
    ...visaPlaces,
    history(['journey', mockInterviewHistory, 'first']),
    history(['journey', transcriptHistory, 'first']),
    history(['journey', appointmentHistory]),
    history(['journey', postInterviewHistory]),
    history(['journey', roundsHistory]),
    history(['journey', attorneyHistory]),
    history(['journey', i20History]),
    personalData({ hindrances: attorneyHindrances, files: storedI20s }),
    countedAsPapers(`exists (select from filled_i20s where owner = p.id)`),
    catalogues(formEntries),
    priceLists(callPrices),
    costs(visaCosts),
    approvals(attorneyRefundApproval),
    approvals(sevisReversalApproval),
    paidFor({ ...attorneyCall, onPaid: confirmCall, receipt: callReceipt }),
    spentOn({ kind: 'attorney', purposes: [attorneyCall] }),
    libraryGuides(inLibrary),
    libraryGuides(i20Guides),
    ...Object.values(requestKinds),
    chosenUniversities(universitiesOfI20),
    i20Values,
    transcriptValues,
    appointmentValues,
  ],
})
