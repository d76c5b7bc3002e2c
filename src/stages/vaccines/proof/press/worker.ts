// What makes the record of vaccinations, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printRecord } from '../paper.ts'

const jobs = { printRecord }
export type PressJobs = typeof jobs

answerJobs(jobs)
