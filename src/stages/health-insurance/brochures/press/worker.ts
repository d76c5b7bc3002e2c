// What makes the brochure of a plan, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printBrochure } from '../brochure-paper.ts'

const jobs = { printBrochure }
export type PressJobs = typeof jobs

answerJobs(jobs)
