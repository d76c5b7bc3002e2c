// Argon2id on threads of its own. Those of Node read its files as well, and four hashes in front of one file are as
// many as a whole page.
import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { answerJobs } from '../../../platform/workers/jobs.ts'

const jobs = { derive: async (parameters: Argon2Parameters): Promise<Uint8Array> => argon2Sync('argon2id', parameters) }
export type HashingJobs = typeof jobs

// Not behind the others: a hash takes and gives back much memory, and while a thread that is left without a processor
// does that, all threads of the process wait for it.
answerJobs(jobs, { isInBackground: false })
