import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { noteStated } from '#src/features/people/values/statements.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { changedMeanwhile } from '#src/values/meanwhile.ts'
import { changedElsewhere, Refusal } from '#src/wire/problem.ts'
import type { PassportProfileView } from './contract.ts'
import type { PaperName, Says } from './papers/rules.ts'
import { factNames, type FactName, type Facts } from './facts/rules.ts'
import { asKept, isOfPerson } from './rules.ts'
import { saidBy } from './values/rules.ts'
import { refuseEarlierNumbers, refuseEarlierPaper } from './earlier.ts'
import { readProfile, rewriteProfile, withFacts, type StoredProfile, bornIn, refuseMinor } from './stored.ts'

export async function read(call: Call): Promise<PassportProfileView> {
  const { facts, from, papers } = await readProfile(call, call.db)
  return { facts, from, papers }
}

type Change = { facts: Facts; was?: Facts | undefined; from?: PaperName | undefined }

/** Answers nothing: what was entered stays sealed, also where an answer is kept to be repeated. */
export async function change(call: Call, { facts, was, from }: Change): Promise<void> {
  if (from !== 'passport') await mustHaveProvedForPassport(call, storedFacts(facts))
  await rewrite(call, known => {
    const given = storedFacts(facts)
    const changed = was === undefined ? [] : changedMeanwhile(given, was, known.facts)
    if (changed.length > 0) {
      throw new Refusal(changedElsewhere, Object.fromEntries(changed.map(name => [name, textOf(known.facts, name)])))
    }
    refuseMinors(call, known, given)
    refuseEarlierNumbers(known, given)
    return withFacts(known, given, from)
  })
}

/** What the two lines of a passport said, with their check digits, is replaced by typing only after a fresh proof. */
const ofPassportLines = ['surname', 'firstName', 'middleName', 'bornOn'] as const

async function mustHaveProvedForPassport(call: Call, given: Facts): Promise<void> {
  const { facts, from } = await readProfile(call, call.db)
  const isReplaced = (name: (typeof ofPassportLines)[number]) =>
    from[name] === 'passport' && given[name] !== undefined && given[name] !== (facts[name] ?? '')
  if (ofPassportLines.some(isReplaced)) await mustHaveProved(call)
}

/** A paper tells nothing of its own to the profile: the student says which of its values are theirs. */
export const keepPaper = (call: Call, { paper, says }: { paper: PaperName; says: Says | null }): Promise<void> =>
  rewrite(call, known => {
    if (says === null) {
      const { [paper]: _, ...others } = known.papers
      return { ...known, papers: others }
    }
    refuseMinor(call, says.bornOn ?? known.facts.bornOn ?? '')
    refuseEarlierPaper(known, paper, says)
    return { ...known, papers: { ...known.papers, [paper]: { says, readOn: todayOf(call).toString() } } }
  })

async function rewrite(call: Call, changed: (known: StoredProfile) => StoredProfile): Promise<void> {
  await call.vault.keyOf(call.caller.id)
  return call.change(async ({ tx, announce }) => {
    const { facts, papers } = await rewriteProfile(tx, call, changed)
    await noteStated({ tx }, call, 'passport-profile', saidBy({ facts, papers }))
    await announce(`person:${call.caller.id}`, 'visas', 'profile', 'journey')
  })
}

const storedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    factNames.flatMap(name => {
      const typed = facts[name]
      return typed === undefined ? [] : [[name, asKept(name, typed)]]
    }),
  )

const textOf = (facts: Facts, name: string): string =>
  factNames.flatMap(known => (known === name ? [facts[known] ?? ''] : [])).join('')

/**
 * Of somebody whose age isn't known nothing is kept that only an adult may say. A birth date alone is: from then on nothing else
 * is asked of somebody under 18. What is there may always be taken out.
 */
function refuseMinors(call: Call, known: StoredProfile, given: Facts): void {
  const isThere = (facts: Facts) => (name: FactName) =>
    name !== 'bornOn' && isOfPerson(name) && (facts[name] ?? '') !== ''
  const isOfBirthAlone = !factNames.some(isThere(given)) && !factNames.some(isThere(known.facts))
  if (isOfBirthAlone && (given.bornOn ?? '') !== '') bornIn(call, given.bornOn ?? '')
  else if (factNames.some(isThere(given)) || (given.bornOn ?? '') !== '') {
    refuseMinor(call, given.bornOn ?? known.facts.bornOn ?? '')
  }
}
