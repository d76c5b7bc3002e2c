// What decodes pictures, in a process of its own: a small file may hold a picture of gigabytes.
import { answerJobs } from '../workers/jobs.ts'
import { redraw } from './redraw.ts'

const jobs = { redraw }
export type PictureJobs = typeof jobs

answerJobs(jobs)
