// Reads PDFs in a process of its own: a file of a stranger's making may take long, or break what reads it.
import { answerJobs } from '../../../../platform/workers/jobs.ts'
import { showsWholeNumber } from './reading.ts'

const jobs = { showsWholeNumber }
export type MaskingJobs = typeof jobs

answerJobs(jobs)
