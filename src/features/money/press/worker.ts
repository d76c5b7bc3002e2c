// What prints the ledger, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printLedger } from '../export/paper.ts'

const jobs = { printLedger }
export type PressJobs = typeof jobs

answerJobs(jobs)
