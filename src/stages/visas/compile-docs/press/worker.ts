// What makes the checklist, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printChecklist } from '../checklist.ts'

const jobs = { printChecklist }
export type PressJobs = typeof jobs

answerJobs(jobs)
