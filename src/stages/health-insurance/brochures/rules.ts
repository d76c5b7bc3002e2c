// What a student pays of one bill, so that the words of a plan mean something.

type Terms = { deductible: number; coInsurance: number; outOfPocketMax: number; maxBenefit?: number | null | undefined }

export type Example = {
  bill: number
  deductible: number
  share: number
  isCapped: boolean
  /** What is beyond the most that the plan pays. */
  above: number
  student: number
  plan: number
}

/** In cents. The first bill of a year: nothing was paid before it. */
export function exampleOf({ deductible, coInsurance, outOfPocketMax, maxBenefit }: Terms, bill: number): Example {
  const first = Math.min(deductible, bill)
  const share = Math.round(((bill - first) * coInsurance) / 100)
  const isCapped = first + share > outOfPocketMax
  const owed = isCapped ? outOfPocketMax : first + share
  const plan = Math.min(bill - owed, maxBenefit ?? Number.POSITIVE_INFINITY)
  return { bill, deductible: first, share, isCapped, above: bill - owed - plan, student: bill - plan, plan }
}
