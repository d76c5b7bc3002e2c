// What makes the folder for the interview, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printPack } from '../paper.ts'

const jobs = { printPack }
export type PressJobs = typeof jobs

answerJobs(jobs)
