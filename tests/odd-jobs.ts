// A worker that does well, fails, ends itself and never ends.
import { answerJobs } from '../src/platform/workers/jobs.ts'

const jobs = {
  add: async ({ one, other }: { one: number; other: number }) => one + other,
  fail: async ({ why }: { why: string }): Promise<never> => {
    throw new Error(why)
  },
  end: async ({ code }: { code: number }): Promise<never> => process.exit(code),
  hog: async ({ megabytes }: { megabytes: number }) =>
    Array.from({ length: megabytes }, () => Array.from({ length: 131_072 }, (_, index) => index + 0.5)).length,
}
export type OddJobs = typeof jobs

answerJobs(jobs)
