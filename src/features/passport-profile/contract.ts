import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { changedElsewhere, invalidInput, problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import * as copy from './copy.ts'
import { paperNames, sayings } from './papers/rules.ts'
import { factNames } from './facts/rules.ts'
import { checkFacts } from './checks/rules.ts'

export const underAge = problem('under-age', 403, copy.underAge, 'bornOn')

export const earlierPaper = problem('earlier-paper', 409, copy.earlierPaper)

const typed = z.string().max(300).transform(visibleLine)
const fact = z.enum(factNames)
const paper = z.enum(paperNames)
export const facts = z.partialRecord(fact, typed)
const says = z.partialRecord(z.enum(sayings), typed)
export const readPapers = z.partialRecord(paper, z.object({ says, readOn: z.iso.date() }))

const profileView = z.object({
  facts,
  /** The paper that a value was read from; typed where it isn't here. */
  from: z.partialRecord(fact, paper),
  papers: readPapers,
})
export type PassportProfileView = z.infer<typeof profileView>

export const passportProfileContract = {
  // Guests are insured as well, and have none.
  read: signedInRoute('GET', '/api/passport-profile', {
    summary: 'What forms ask for again and again, and what your papers say about it.',
    topic: 'profile',
    staysOff: true,
    answer: profileView,
    showsIdentity: true,
  }),
  change: studentRoute('PUT', '/api/passport-profile', {
    summary:
      'Changes the given values and keeps the rest; an empty text removes a value. Where the earlier value is sent along, nothing newer is overwritten.',
    input: z
      .object({
        facts,
        was: facts.optional(),
        /** The paper that they were read from. */
        from: paper.optional(),
      })
      .superRefine(saying(input => checkFacts(input.facts))),
    problems: [underAge, changedElsewhere, invalidInput],
  }),
  keepPaper: studentRoute('PUT', '/api/passport-profile/papers/{paper}', {
    summary: 'Saves what a paper says, as you confirmed it; null removes it.',
    begins: 'paper',
    input: z.object({ paper, says: says.nullable() }),
    problems: [underAge, invalidInput, earlierPaper],
  }),
}

export const passportProfileContracts = { passportProfile: passportProfileContract }
