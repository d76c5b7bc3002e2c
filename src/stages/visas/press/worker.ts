// What makes and reads PDFs, in a process of its own: drawing one takes as long as a hundred readings of a journey.
import { answerJobs } from '#src/platform/workers/jobs.ts'
import { printChecklist } from '../compile-docs/checklist.ts'
import { fillForm, inspectForm } from '../i20/forms/fill.ts'
import { fillWorksheet } from '../i20/worksheet.ts'

const jobs = { fillWorksheet, inspectForm, fillForm, printChecklist }
export type PressJobs = typeof jobs

answerJobs(jobs)
