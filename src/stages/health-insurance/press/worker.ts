// What makes the PDFs of the insurance, in a process of its own.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printCard } from '../cards/card-paper.ts'
import { printBrochure } from '../brochures/brochure-paper.ts'

const jobs = { printCard, printBrochure }
export type PressJobs = typeof jobs

answerJobs(jobs)
