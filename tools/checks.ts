// The checks that need no running program, in the order in which their failures are easiest to read.
import { run, type Outcome } from './run.ts'

export type Check = { name: string; run: () => Promise<Outcome> }

export const checks: readonly Check[] = [
  { name: 'types', run: () => run('tsc', ['-b', '--checkers', '1'], { quiet: true }) },
  { name: 'lint', run: () => run('oxlint', ['--deny-warnings'], { quiet: true }) },
  { name: 'format', run: () => run('oxfmt', ['--check'], { quiet: true }) },
  { name: 'import law', run: () => run('node', ['tools/import-law.ts'], { quiet: true }) },
  {
    name: 'failures of reads are shown',
    run: () => run('node', ['tools/failures-shown.ts'], { quiet: true }),
  },
  { name: 'words', run: () => run('node', ['tools/words.ts'], { quiet: true }) },
  {
    name: 'translations',
    run: () => run('node', ['tools/languages/run.ts', '--check'], { quiet: true }),
  },
  { name: 'unused code', run: () => run('knip', [], { quiet: true }) },
  { name: 'migrations match the tables', run: () => run('node', ['tools/migrations-match.ts'], { quiet: true }) },
  { name: 'the document of all calls', run: () => run('node', ['tools/openapi-lint.ts'], { quiet: true }) },
  { name: 'what we take from others', run: () => run('node', ['tools/supply-chain.ts'], { quiet: true }) },
  { name: 'paths named in the docs', run: () => run('node', ['tools/doc-paths.ts'], { quiet: true }) },
  { name: 'web build and its budgets', run: () => run('node', ['tools/budgets.ts'], { quiet: true }) },
]

/** The types take as long as all others together, and one core: they go beside them. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const [types, ...others] = checks
  const lanes = await Promise.all([failuresIn(types === undefined ? [] : [types]), failuresIn(others)])
  const failed = lanes.reduce((total, count) => total + count, 0)
  return { passed: checks.length - failed, failed }
}

async function failuresIn(lane: readonly Check[]): Promise<number> {
  let failed = 0
  for (const check of lane) {
    const start = performance.now()
    const { code, output } = await check.run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`)
    if (code === 0) continue
    failed += 1
    console.log(output.trim())
  }
  return failed
}
