// Ten thousand published interviews, ranked for what students ask: among them four hundred subjects that our list
// lacks, so that each question is also compared with those, letter by letter.
import { layOut, type Entry } from '#src/stages/visas/transcripts/ranks.ts'
import { consulates, fundings, pageSize, type Wanted } from '#src/stages/visas/transcripts/rules.ts'
import { readSubject, subjectList } from '#src/stages/visas/transcripts/subjects/rules.ts'
import { amount, atMost, median, type Result } from './result.ts'

const size = 10_000
const strangeSubjects = 400
const rounds = 200
const most = 20

export function measureTranscripts(): Result {
  const started = performance.now()
  const ranking = layOut(entries())
  const assigned = performance.now() - started
  const again = performance.now()
  layOut(entries())
  const arrangedAgain = performance.now() - again
  const asked = ['comp sci', 'Mechancial Enginering', 'Study of number 77 crafts', 'MBA', 'Underwater basket weaving']
  const times = Array.from({ length: rounds }, (_, round) => {
    const begun = performance.now()
    const { total } = ranking.rank(wanted(asked[round % asked.length] ?? '', round), {
      outcomes: 'all',
      from: 0,
      count: pageSize,
    })
    if (total === 0) throw new Error('Nothing was found.')
    return performance.now() - begun
  })
  const slowest = Math.max(...times)
  return {
    title: `The nearest of ${size.toLocaleString('en')} visa transcripts`,
    figures: [atMost(`nearest of ${size.toLocaleString('en')} transcripts, slowest of ${rounds}`, slowest, most, 'ms')],
    lines: [
      `in the middle: ${amount(median(times), 'ms')}`,
      `read at the first search: ${assigned.toFixed(0)} ms; again, when one more is published: ${arrangedAgain.toFixed(0)} ms`,
    ],
  }
}

const wanted = (subject: string, round: number): Wanted => ({
  university: `university-${round % 300}`,
  subject: readSubject(subject),
  consulate: consulates[round % consulates.length] ?? 'Mumbai',
  funding: fundings[round % fundings.length] ?? 'funding-loan',
})

const entries = (): Entry[] =>
  Array.from({ length: size }, (_, index) => ({
    id: `transcript-${index}`,
    university: `university-${(index * 7) % 300}`,
    subject:
      index % 3 === 0
        ? `Study of number ${index % strangeSubjects} crafts`
        : (subjectList[(index * 11) % subjectList.length] ?? ''),
    consulate: consulates[(index * 3) % consulates.length] ?? 'Mumbai',
    funding: index % 5 === 0 ? fundings : [fundings[index % fundings.length] ?? 'funding-loan'],
    visaAccepted: index % 4 !== 0,
  }))
