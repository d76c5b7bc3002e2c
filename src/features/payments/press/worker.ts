// What makes the receipts, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printReceipt } from '../receipts/paper.ts'

const jobs = { printReceipt }
export type PressJobs = typeof jobs

answerJobs(jobs)
