// What makes the receipts, in a process of its own.
import { answerJobs } from '#src/platform/workers/process.ts'
import { printReceipt } from '../receipts/paper.ts'

const jobs = { printReceipt }
export type PressJobs = typeof jobs

answerJobs(jobs)
