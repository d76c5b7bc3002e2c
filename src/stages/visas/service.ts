import type { Handlers } from '../../platform/http/serve.ts'
import type { visasContracts } from './contract.ts'
import * as appointment from './appointment/service.ts'
import * as attorneyDesk from './attorneys/desk/service.ts'
import * as attorneys from './attorneys/service.ts'
import * as compileDocs from './compile-docs/service.ts'
import * as i20Forms from './i20/forms/service.ts'
import * as i20 from './i20/service.ts'
import * as mockInterviewDesk from './mock-interview/desk/service.ts'
import * as mockInterview from './mock-interview/service.ts'
import * as numbers from './numbers/service.ts'
import * as postInterview from './post-interview/service.ts'
import * as sevisReversals from './sevis/desk/service.ts'
import * as sevis from './sevis/service.ts'
import * as transcriptsDesk from './transcripts/desk/service.ts'
import * as transcripts from './transcripts/service.ts'

export const visasHandlers: Handlers<typeof visasContracts> = {
  i20,
  i20Forms,
  compileDocs,
  visaNumbers: numbers,
  sevis: {
    read: sevis.read,
    reach: sevis.reach,
    pay: sevis.pay,
    takeBack: sevis.takeBack,
    askReversal: sevis.askReversal,
  },
  sevisReversals,
  transcripts,
  transcriptsDesk,
  appointment,
  postInterview,
  attorneys,
  attorneyDesk,
  mockInterview,
  mockInterviewDesk,
}

export { attorneyRefundApproval } from './attorneys/desk/approving.ts'
export { sevisReversalApproval } from './sevis/desk/approving.ts'
export { confirmCall } from './attorneys/paying.ts'
