// Interviews that we wrote ourselves, after the kinds of questions that officers ask. Nobody in them is a real person.
import type { Consulate, Funding, Line } from '#src/stages/visas/transcripts/rules.ts'
import type { Brought } from '#src/stages/visas/transcripts/stock.ts'

type Written = {
  readonly name: string
  /** The id of the catalogue. */
  readonly university: string
  readonly subject: string
  readonly funding: 'loan' | 'self' | 'both'
  readonly visa: 'approved' | 'rejected'
  /** What to take from it, in a sentence or two. */
  readonly takeaway: string
  /** A line each: 'VO: …' or 'Me: …'. */
  readonly said: string
}

const fundingOf = {
  loan: ['funding-loan'],
  self: ['funding-self'],
  both: ['funding-loan', 'funding-self'],
} as const satisfies Record<Written['funding'], readonly Funding[]>

export const toldIn = (consulate: Consulate, all: readonly Written[]): readonly Brought[] =>
  all.map(({ name, university, subject, funding, visa, takeaway, said }) => ({
    broughtAs: `${consulate.toLowerCase()}/${name}`,
    university,
    subject,
    consulate,
    takeaway,
    funding: fundingOf[funding],
    visaAccepted: visa === 'approved',
    lines: linesIn(said),
  }))

const linesIn = (said: string): readonly Line[] =>
  said
    .trim()
    .split('\n')
    .map(line => {
      const [, speaker, txt = ''] = /^\s*(VO|Me): (.+)$/.exec(line) ?? []
      if (speaker !== 'VO' && speaker !== 'Me') throw new Error(`Nobody says this: ${line}`)
      return { speaker, txt: txt.trim() }
    })
