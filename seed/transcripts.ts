// Visa interviews that we wrote ourselves: data/transcripts has a file for each consulate.
import { z } from 'zod'
import { readDocument } from '#src/platform/data/files.ts'
import { consulates, type Funding, type Line } from '#src/stages/visas/transcripts/rules.ts'
import type { Brought } from '#src/stages/visas/transcripts/stock.ts'

const interview = z.strictObject({
  name: z.string(),
  /** The id in the list of universities. */
  university: z.string(),
  subject: z.string(),
  funding: z.enum(['loan', 'self', 'both']),
  visa: z.enum(['approved', 'rejected']),
  /** What to learn from it, in a sentence or two. */
  takeaway: z.string(),
  /** Each line begins with 'VO: ' or 'Me: '. */
  body: z.string(),
})

const fundingOf = {
  loan: ['funding-loan'],
  self: ['funding-self'],
  both: ['funding-loan', 'funding-self'],
} as const satisfies Record<string, readonly Funding[]>

export const transcripts: readonly Brought[] = consulates.flatMap(consulate => {
  const file = consulate.toLowerCase()
  return readDocument(`transcripts/${file}.md`, interview).map(({ name, funding, visa, body, ...rest }) => ({
    ...rest,
    broughtAs: `${file}/${name}`,
    consulate,
    funding: fundingOf[funding],
    visaAccepted: visa === 'approved',
    lines: body.split('\n').map(readLine),
  }))
})

function readLine(line: string): Line {
  const [, speaker, txt] = /^(VO|Me): (.+)$/.exec(line) ?? []
  if ((speaker !== 'VO' && speaker !== 'Me') || txt === undefined) {
    throw new Error(`This line of an interview has no speaker: ${line}`)
  }
  return { speaker, txt }
}
