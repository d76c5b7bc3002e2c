// What happened to a student, and what they told, as the desk reads it: each feature says what it knows, under the
// heading that says who sees it.
import { customStepsHistory } from '../features/custom-steps/history.ts'
import { deedsAbout } from '../features/desk/history.ts'
import { filesOf } from '../features/documents/history.ts'
import { productHistory } from '../features/products/history.ts'
import { happeningsOf } from '../features/progress/history.ts'
import { requestsOf } from '../features/requests/history.ts'
import { webinarHistory } from '../features/webinars/history.ts'
import { blockTold } from '../stages/health-insurance/blocking/told.ts'
import { insuranceTold } from '../stages/health-insurance/policies/told.ts'
import { policyHistory } from '../stages/health-insurance/policies/history.ts'
import { forexHistory, forexTold } from '../stages/forex/history.ts'
import { loanHistory } from '../stages/loans/history.ts'
import { mockInterviewHistory } from '../stages/visas/mock-interview/history.ts'
import { transcriptHistory } from '../stages/visas/transcripts/history.ts'
import { insuranceHistory } from '../stages/health-insurance/history.ts'
import { sopHistory } from '../stages/sop-review/history.ts'
import { appointmentHistory } from '../stages/visas/appointment/history.ts'
import { attorneyHistory } from '../stages/visas/attorneys/history.ts'
import { postInterviewHistory } from '../stages/visas/post-interview/history.ts'
import { i20History } from '../stages/visas/i20/history.ts'
import type { Headed, HistorySource, ToldSource } from '../features/students/service.ts'
import { vaccineHistory } from '../stages/vaccines/history.ts'
import { vaccinesTold } from '../stages/vaccines/told.ts'
import { claimHistory } from '../stages/health-insurance/claims/history.ts'

export const history: readonly Headed<HistorySource>[] = [
  ['journey', happeningsOf],
  ['journey', customStepsHistory],
  ['journey', webinarHistory],
  ['journey', sopHistory],
  ['journey', mockInterviewHistory],
  ['journey', transcriptHistory],
  ['requests', requestsOf],
  ['files', filesOf],
  ['journey', appointmentHistory],
  ['journey', postInterviewHistory],
  ['journey', attorneyHistory],
  ['journey', i20History],
  ['insurance', insuranceHistory],
  ['insurance', policyHistory],
  ['insurance', claimHistory],
  ['loans', loanHistory],
  ['money', forexHistory],
  ['journey', vaccineHistory],
  ['journey', productHistory],
  ['audit', deedsAbout],
]

export const told: readonly Headed<ToldSource>[] = [
  ['insurance', insuranceTold],
  ['blocks', blockTold],
  ['journey', vaccinesTold],
  ['money', forexTold],
]
