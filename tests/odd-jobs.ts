// A worker that does well, fails, ends itself, never ends and takes too much.
import { answerJobs } from '../src/platform/workers/jobs.ts'

const jobs = {
  add: async ({ one, other }: { one: number; other: number }) => one + other,
  fail: async ({ why }: { why: string }): Promise<never> => {
    throw new Error(why)
  },
  end: async ({ code }: { code: number }): Promise<never> => process.exit(code),
  /** More and more of it. */
  hog: async (): Promise<never> => {
    const held: number[][] = []
    for (;;) held.push(Array.from({ length: 131_072 }, (_, index) => index + 0.5))
  },
  /** As a picture does: outside of what the heap's limit counts. It is held until somebody looks. */
  hogOutside: async ({ megabytes }: { megabytes: number }): Promise<number> => {
    const held = Buffer.alloc(megabytes * 1_048_576, 1)
    await new Promise(() => {})
    return held.length
  },
  spin: async ({ ms }: { ms: number }) => {
    const start = performance.now()
    while (performance.now() - start < ms);
    return ms
  },
  place: async (wanted: { shift: number }) => process.pid + wanted.shift,
  settings: async ({ prefix }: { prefix: string }) => Object.keys(process.env).filter(name => name.startsWith(prefix)),
}
export type OddJobs = typeof jobs

answerJobs(jobs)
