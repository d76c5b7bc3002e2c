// Every published transcript of this process, arranged so that ten thousand are ranked in well under a
// millisecond: each subject is compared once, and nothing is made for a transcript that is not shown.
// Its answers are those of matchOf and percentOf in rules.ts; ranking.test.ts compares the two.
import {
  consulates,
  fundings,
  weights,
  worthOf,
  type Consulate,
  type Funding,
  type Outcomes,
  type Wanted,
} from './rules.ts'
import { nearness, readSubject, type Subject } from '#src/features/universities/subjects/rules.ts'

export type Entry = {
  readonly id: string
  readonly university: string
  readonly subject: string
  readonly consulate: Consulate
  readonly funding: readonly Funding[]
  readonly visaAccepted: boolean
}

export type Ranked = { total: number; hits: { id: string; percent: number }[] }

export type Ranking = {
  /** The nearest first; as near as one another, in the order in which they were arranged. */
  rank: (wanted: Wanted, page: { outcomes: Outcomes; from: number; count: number }) => Ranked
}

export function layOut(entries: readonly Entry[]): Ranking {
  const size = entries.length
  const subjects = numbered(entries.map(({ subject }) => subject))
  const universities = numbered(entries.map(({ university }) => university))
  const read: readonly Subject[] = [...subjects.numbers.keys()].map(readOnce)
  const consulateOf = Uint8Array.from(entries, ({ consulate }) => consulates.indexOf(consulate))
  const fundingOf = Uint8Array.from(entries, ({ funding }) => bitsOf(funding))
  const isAccepted = Uint8Array.from(entries, ({ visaAccepted }) => Number(visaAccepted))
  const subjectPoints = new Uint8Array(read.length)
  const percents = new Uint8Array(size)
  const order = new Int32Array(size)
  const starts = new Int32Array(highest + 1)

  function score(wanted: Wanted, outcomes: Outcomes): void {
    for (const [index, subject] of read.entries()) {
      subjectPoints[index] = weights.subject * worthOf[nearness(wanted.subject, subject)]
    }
    const university = universities.numbers.get(wanted.university) ?? -1
    const consulate = consulates.indexOf(wanted.consulate)
    const funding = bitsOf([wanted.funding])
    const left = outcomes === 'all' ? -1 : Number(outcomes === 'rejected')
    for (let at = 0; at < size; at += 1) {
      let percent = subjectPoints[subjects.of[at] ?? 0] ?? 0
      if (universities.of[at] === university) percent += weights.university
      if (consulateOf[at] === consulate) percent += weights.consulate
      if (((fundingOf[at] ?? 0) & funding) !== 0) percent += weights.funding
      percents[at] = isAccepted[at] === left ? 0 : percent
    }
  }

  /** By counting: as many places as there are percents, and nothing of a transcript that does not match at all. */
  function sort(): number {
    starts.fill(0)
    for (let at = 0; at < size; at += 1) starts[percents[at] ?? 0] = (starts[percents[at] ?? 0] ?? 0) + 1
    let total = 0
    for (let percent = highest; percent > 0; percent -= 1) {
      const count = starts[percent] ?? 0
      starts[percent] = total
      total += count
    }
    for (let at = 0; at < size; at += 1) {
      const percent = percents[at] ?? 0
      if (percent === 0) continue
      const place = starts[percent] ?? 0
      order[place] = at
      starts[percent] = place + 1
    }
    return total
  }

  return {
    rank: (wanted, { outcomes, from, count }) => {
      score(wanted, outcomes)
      const total = sort()
      const shown = order.subarray(Math.min(from, total), Math.min(from + count, total))
      return {
        total,
        hits: Array.from(shown, at => ({ id: entries[at]?.id ?? '', percent: percents[at] ?? 0 })),
      }
    },
  }
}

/** Of ten thousand that are published one at a time is new, and reading a subject is most of the work. */
const reads = new Map<string, Subject>()

function readOnce(text: string): Subject {
  const known = reads.get(text) ?? readSubject(text)
  reads.set(text, known)
  return known
}

const highest = 100

const bitsOf = (funding: readonly Funding[]): number =>
  funding.reduce((bits, one) => bits | (1 << fundings.indexOf(one)), 0)

/** Each different text has a number, and each place the number of its text. */
function numbered(texts: readonly string[]): { numbers: ReadonlyMap<string, number>; of: Int32Array } {
  const numbers = new Map<string, number>()
  const of = Int32Array.from(texts, text => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
  return { numbers, of }
}
