// What makes the ID card, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printCard } from '../card-paper.ts'

const jobs = { printCard }
export type PressJobs = typeof jobs

answerJobs(jobs)
