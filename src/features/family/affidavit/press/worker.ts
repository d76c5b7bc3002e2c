// What prints an affidavit of support, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printAffidavit } from '../paper.ts'

const jobs = { printAffidavit }
export type PressJobs = typeof jobs

answerJobs(jobs)
