// What makes and reads PDFs, in a process of its own: drawing one takes as long as a hundred readings of a journey.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { fillForm, inspectForm } from '../forms/fill.ts'
import { fillWorksheet } from '../worksheet.ts'

const jobs = { fillWorksheet, inspectForm, fillForm }
export type PressJobs = typeof jobs

answerJobs(jobs)
