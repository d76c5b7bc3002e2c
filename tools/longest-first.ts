import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest by far; vitest knows no durations in a fresh clone, and goes by size. */
const longest = [
  'faults',
  'secrets',
  'cluster-of-three',
  'bad-input',
  'access',
  'scripts',
  'start',
  'guessing',
  'forgery',
  'uploads',
  'injection',
  'foreign',
  'loans',
  'erasure',
  'stored-scripts',
  'profile',
  'visitors',
  'insurance-purchase',
  'desk',
  'custom-steps',
  'insurance-catalogue',
]

/** A long one that begins last is waited for on one core alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
  return place === -1 ? longest.length : place
}
