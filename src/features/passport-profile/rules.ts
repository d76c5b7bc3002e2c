// The passport profile: one value of each fact that forms ask for, with the paper that it was read from.
import { textProblem } from '#src/values/visible-text.ts'
import { invalid } from './checks/copy.ts'
import { day, wrong } from './checks/rules.ts'
import { factNames, type FactName, type GivenFacts } from './facts/rules.ts'
import { factOn, type PaperName, type Saying } from './papers/rules.ts'
import { asPrinted } from './shapes/rules.ts'

/** The four numbers on visa papers were kept before there was a profile: they say nothing of the person. */
const ofPapersAlone: ReadonlySet<FactName> = new Set(['sevisId', 'schoolCode', 'applicationId', 'barcode'])

/** Kept of adults alone, until a parent can agree. */
export const isOfPerson = (name: FactName): boolean => !ofPapersAlone.has(name)

const numbered: ReadonlySet<FactName> = new Set([
  'passportNumber',
  'pan',
  'sevisId',
  'schoolCode',
  'applicationId',
  'barcode',
  'appointmentUid',
])

/** As it is kept: a number as it is printed, a text without needless spaces. */
export function asKept(fact: FactName, typed: string): string {
  if (fact === 'emergencyPhone') return typed.replaceAll(/[^\d+]/g, '')
  return numbered.has(fact) ? asPrinted(typed) : typed.trim().replaceAll(/\s+/g, ' ')
}

const days: ReadonlySet<Saying> = new Set([
  'bornOn',
  'interviewOn',
  'vacOn',
  'programmeStart',
  'programmeEnd',
  'classesStart',
  'earliestAdmission',
  'issuedOn',
  'paidOn',
])
export const isDay = (saying: Saying): boolean => days.has(saying)

const sums: ReadonlySet<Saying> = new Set(['costYear1', 'fundsYear1', 'amount'])
export const isSum = (saying: Saying): boolean => sums.has(saying)

/** What is typed of a paper on which it wasn't found, in the shape in which it would have been read. */
export function asRead(paper: PaperName, saying: Saying, typed: string): { value: string } | { wrong: string } {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return { value: '' }
  const fact = factOn(paper, saying)
  const message = fact === undefined ? wrongOfPaper(saying, text) : wrong[fact](text)
  if (typeof message === 'string') return { wrong: message }
  if (isSum(saying)) {
    const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
    return { value: (whole + part.padEnd(2, '0')).replace(/^0+(?=\d)/, '') }
  }
  return { value: saying === 'currency' ? text.toUpperCase() : fact === undefined ? text : asKept(fact, text) }
}

function wrongOfPaper(saying: Saying, text: string): string | false | undefined {
  if (isDay(saying)) return day(text)
  if (isSum(saying)) return !/^\d{1,3}(?:,?\d{2,3}){0,4}(?:\.\d{1,2})?$/.test(text) && invalid.sum
  if (saying === 'currency') return !/^[a-z]{3}$/i.test(text) && invalid.currency
  return textProblem(text, { most: 120 })
}

/** What `given` says that the profile doesn't, or says otherwise. */
export const newIn = (given: GivenFacts, known: GivenFacts): FactName[] =>
  factNames.filter(fact => (given[fact] ?? '') !== '' && asKept(fact, given[fact] ?? '') !== (known[fact] ?? ''))

export type Replaced = { fact: FactName; was: string; becomes: string }

/** What is known already and would be something else: shown with both before it is taken. */
export const replacedIn = (given: GivenFacts, known: GivenFacts): Replaced[] =>
  newIn(given, known).flatMap(fact => {
    const was = known[fact] ?? ''
    return was === '' ? [] : [{ fact, was, becomes: asKept(fact, given[fact] ?? '') }]
  })
