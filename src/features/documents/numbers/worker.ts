// Reads PDFs in a process of its own: a file of a stranger's making may take long, or break what reads it.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { numbersShown } from './number-search.ts'

const jobs = { numbersShown }
export type NumberJobs = typeof jobs

answerJobs(jobs)
