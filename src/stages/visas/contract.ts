import { appointmentContract } from './appointment/contract.ts'
import { attorneysContract } from './attorneys/contract.ts'
import { attorneyDeskContract } from './attorneys/desk/contract.ts'
import { compileDocsContract } from './compile-docs/contract.ts'
import { i20Contract } from './i20/contract.ts'
import { i20FormsContract } from './i20/forms/contract.ts'
import { mockInterviewContract } from './mock-interview/contract.ts'
import { mockInterviewDeskContract } from './mock-interview/desk/contract.ts'
import { numbersContract } from './numbers/contract.ts'
import { packContract } from './pack/contract.ts'
import { paperChecksContract } from './paper-checks/contract.ts'
import { postInterviewContract, roundsContract } from './post-interview/contract.ts'
import { sevisContract, sevisReversalsContract } from './sevis/contract.ts'
import { transcriptsContract } from './transcripts/contract.ts'
import { transcriptsDeskContract } from './transcripts/desk/contract.ts'

export const visasContracts = {
  i20: i20Contract,
  i20Forms: i20FormsContract,
  compileDocs: compileDocsContract,
  visaNumbers: numbersContract,
  sevis: sevisContract,
  sevisReversals: sevisReversalsContract,
  transcripts: transcriptsContract,
  transcriptsDesk: transcriptsDeskContract,
  appointment: appointmentContract,
  postInterview: postInterviewContract,
  visaRounds: roundsContract,
  paperChecks: paperChecksContract,
  interviewPack: packContract,
  attorneys: attorneysContract,
  attorneyDesk: attorneyDeskContract,
  mockInterview: mockInterviewContract,
  mockInterviewDesk: mockInterviewDeskContract,
}
