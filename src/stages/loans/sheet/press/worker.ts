// What prints the decision sheet of a loan, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printSheet } from '../paper.ts'

const jobs = { printSheet }
export type PressJobs = typeof jobs

answerJobs(jobs)
