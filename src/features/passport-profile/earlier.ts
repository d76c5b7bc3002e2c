// What belonged to a visa application that was refused: put away with it, and not to be taken for the new one's.
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { earlierPaper } from './contract.ts'
import { invalid } from './checks/copy.ts'
import type { PaperName, Papers, Says } from './papers/rules.ts'
import type { Facts } from './facts/rules.ts'
import { withFacts, type StoredProfile } from './stored.ts'

const numbers = ['applicationId', 'barcode', 'appointmentUid'] as const
const papers = ['ds-160-confirmation', 'appointment-confirmation'] as const satisfies readonly PaperName[]

const only = (all: Papers, isIt: (paper: PaperName) => boolean): Papers =>
  Object.fromEntries(papers.flatMap(paper => (all[paper] !== undefined && isIt(paper) ? [[paper, all[paper]]] : [])))

export function putAway(known: StoredProfile, round: number): StoredProfile {
  const { applicationId = '', barcode = '', appointmentUid = '' } = known.facts
  const { 'ds-160-confirmation': _, 'appointment-confirmation': __, ...others } = known.papers
  return {
    ...withFacts(known, { applicationId: '', barcode: '', appointmentUid: '' }, undefined),
    papers: others,
    earlier: {
      ...known.earlier,
      [round]: { applicationId, barcode, appointmentUid, papers: only(known.papers, () => true) },
    },
  }
}

export function putBack(known: StoredProfile, round: number): StoredProfile {
  const { [round]: form, ...others } = known.earlier
  const { papers: back = {}, ...facts } = form ?? {}
  return { ...withFacts(known, facts, undefined), papers: { ...known.papers, ...back }, earlier: others }
}

/** The numbers of all DS-160s that were refused. */
const refusedForms = ({ earlier }: StoredProfile): ReadonlySet<string> =>
  new Set(
    Object.values(earlier)
      .flatMap(form => [
        form.applicationId,
        form.barcode,
        ...papers.map(one => form.papers[one]?.says.applicationId ?? ''),
      ])
      .filter(number => number !== ''),
  )

/** Whether the present application has a number or a paper of its own. */
export function hasForm(known: StoredProfile): boolean {
  const { applicationId = '', barcode = '' } = known.facts
  const refused = refusedForms(known)
  const own = papers.some(paper => {
    const says = known.papers[paper]?.says
    return says !== undefined && !refused.has(says.applicationId ?? '')
  })
  return applicationId !== '' || barcode !== '' || own
}

export function refuseEarlierNumbers(
  known: StoredProfile,
  given: { readonly [name in keyof Facts]?: string | undefined },
): void {
  const refused = refusedForms(known)
  const wrong = numbers.filter(name => name !== 'appointmentUid' && refused.has(given[name] ?? ''))
  if (wrong.length > 0)
    throw new Refusal(invalidInput, Object.fromEntries(wrong.map(name => [name, invalid.earlierForm])))
}

/** By the number of its form, or by the day of an interview that was held. */
export function refuseEarlierPaper(known: StoredProfile, paper: PaperName, says: Says): void {
  const days = Object.values(known.earlier).map(form => form.papers['appointment-confirmation']?.says.interviewOn)
  const isOfInterview =
    paper === 'appointment-confirmation' && says.interviewOn !== undefined && days.includes(says.interviewOn)
  const isOfForm = papers.some(one => one === paper) && refusedForms(known).has(says.applicationId ?? '')
  if (isOfInterview || isOfForm) throw new Refusal(earlierPaper)
}
