// Checks that every paper is about the same person: names, birth date, and who pays. Pure.
import { fathersName, mothersName, typedName } from '#src/features/passport-profile/wholes/rules.ts'
import type { PaperName, Says } from '#src/features/passport-profile/papers/rules.ts'
import { sevisLetters, sevisName, type FormName } from '#src/features/passport-profile/shapes/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { nameDifference, type NameDifference } from '../../i20-check/rules.ts'
import {
  allAs,
  hasText,
  saysOf,
  sidesOf,
  type Check,
  type Held,
  type Known,
  type Level,
  type Side,
} from '../finding/rules.ts'

const named: readonly PaperName[] = ['i-20', 'ds-160-confirmation', 'sevis-receipt', 'appointment-confirmation']

/** A name as a paper prints it: in two parts, in one line, or its surname where nobody knows what else stands there. */
type Printed = FormName | { line: string } | { surnameAlone: string }

/** An empty given name is FNU on the DS-160 and the visa: the two are one name. */
const withoutFnu = (text: string): string => text.replaceAll(/\bFNU\b/gi, '').trim()

function printedOn({ surname = '', givenName = '', studentName = '' }: Says): Printed | undefined {
  if (surname !== '' && givenName === '') return { surnameAlone: surname }
  if (surname !== '') return { surname, given: withoutFnu(givenName) }
  const line = withoutFnu(studentName === '' ? givenName : studentName)
  return line === '' ? undefined : { line }
}

/** In capitals, as papers print names: what differs is letters and not their size. */
function inWords(name: Printed): string {
  if ('line' in name) return name.line.toUpperCase()
  if ('surnameAlone' in name) return name.surnameAlone.toUpperCase()
  return [name.surname, name.given]
    .filter(part => part !== '')
    .join(', ')
    .toUpperCase()
}

/** Of the profile, or of the passport's two lines. */
function ownName(known: Known): FormName {
  const typed = sevisName(typedName(known.facts))
  const { surname = '', givenName = '' } = saysOf(known, 'passport')
  return typed.surname === '' ? { surname, given: givenName } : typed
}

const wholeOf = ({ surname, given }: FormName): FormName => ({ surname: '', given: `${given} ${surname}`.trim() })

const sortedLetters = ({ surname, given }: FormName): string =>
  sevisLetters(`${given} ${surname}`).split(' ').toSorted().join(' ')

function differenceOf(printed: Printed, own: FormName): NameDifference | undefined {
  if ('surnameAlone' in printed) return nameDifference({ surname: printed.surnameAlone, given: own.given }, own)
  if (!('line' in printed)) return nameDifference(printed, own)
  const line = { surname: '', given: printed.line }
  return sortedLetters(line) === sortedLetters(own) ? undefined : nameDifference(line, wholeOf(own))
}

/** The line has 39 places: a longer name ends within it. */
const machineLine = 38

function passportDifference(known: Known, own: FormName): NameDifference | undefined {
  const printed = printedOn(saysOf(known, 'passport'))
  if (printed === undefined || 'line' in printed) return undefined
  if ('surnameAlone' in printed) return differenceOf(printed, own)
  const read = sevisLetters(`${printed.surname} ${printed.given}`)
  const isCut = read.length >= machineLine && sevisLetters(`${own.surname} ${own.given}`).startsWith(read)
  return isCut ? undefined : nameDifference(printed, own)
}

type Differing = { place: PaperName; found: NameDifference; text: string }

function differing(known: Known): Differing[] {
  const own = ownName(known)
  if (own.surname === '') return []
  return (['passport', ...named] as const).flatMap(place => {
    const printed = printedOn(saysOf(known, place))
    if (printed === undefined) return []
    const found = place === 'passport' ? passportDifference(known, own) : differenceOf(printed, own)
    return found === undefined ? [] : [{ place, found, text: inWords(printed) }]
  })
}

/** Papers whose name isn't the student's: nothing on them is a proof that something of the student agrees. */
export const papersOfOthers = (known: Known): PaperName[] =>
  differing(known).flatMap(({ place, found }) => (found.level === 'stop' ? [place] : []))

const namesBy =
  (areInitials: boolean): Check =>
  known => {
    const { given } = ownName(known)
    // A surname alone is no whole name: it shows what differs, and proves nothing where there is a given name.
    const isWhole = (printed: Printed | undefined): printed is Printed =>
      printed !== undefined && (given === '' || !('surnameAlone' in printed))
    const textOn = (place: PaperName): Side => {
      const printed = printedOn(saysOf(known, place))
      return { place, text: isWhole(printed) ? inWords(printed) : '' }
    }
    const truth: Side[] = [{ place: 'profile', text: inWords(sevisName(typedName(known.facts))) }, textOn('passport')]
    const one = truth.find(hasText)
    return {
      truth,
      against: named.map(textOn),
      troubles: differing(known).flatMap(({ place, found, text }) =>
        one === undefined || (found.is === 'initials') !== areInitials
          ? []
          : [{ is: 'differs', level: found.level, one, other: { place, text } }],
      ),
    }
  }

/** Whether a letter's one line is this student, whichever part stands first, and with initials for whole names. */
export function isSamePerson(line: string, own: FormName): boolean {
  const given = { surname: '', given: line }
  return sortedLetters(given) === sortedLetters(own) || nameDifference(given, wholeOf(own))?.is === 'initials'
}

/** Day and month can be exchanged where a paper prints numbers alone, and both readings are days. */
function birthLevel(known: Known, { place, text }: Side, truth: string): Level {
  const paper = named.find(name => name === place)
  const [first, second] = [parseDay(text), parseDay(truth)]
  if (paper === undefined || first === undefined || second === undefined) return 'stop'
  const areExchanged = first.year === second.year && first.month === second.day && first.day === second.month
  return areExchanged && saysOf(known, paper).bornOnInNumbers !== undefined ? 'look' : 'stop'
}

const birthDate: Check = known => {
  const truth: Side[] = [
    { place: 'profile', text: known.facts.bornOn ?? '' },
    ...sidesOf(known, ['passport'], 'bornOn'),
  ]
  const born = truth.find(hasText)?.text ?? ''
  return allAs(truth, sidesOf(known, named, 'bornOn'), other => birthLevel(known, other, born))
}

/** A sanction letter names the student, the university, the amount and its currency. */
const letter: Check = known => {
  const own = ownName(known)
  const says = saysOf(known, 'loan-letter')
  const one: Side = { place: 'profile', text: inWords(own) }
  const other: Side = { place: 'loan-letter', text: says.studentName ?? '' }
  return { truth: [one], against: [other], troubles: letterTroubles(known, one, other) }
}

function letterTroubles(known: Known, one: Side, other: Side): Held['troubles'] {
  if (known.papers['loan-letter'] === undefined) return []
  if (other.text !== '' && one.text !== '' && !isSamePerson(other.text, ownName(known)))
    return [{ is: 'differs', level: 'stop', one, other }]
  const says = saysOf(known, 'loan-letter')
  const lacks = (['studentName', 'university', 'amount', 'currency'] as const).filter(what => (says[what] ?? '') === '')
  const at: Side = { place: 'loan-letter', text: lacks.join(' ') }
  return lacks.length === 0 ? [] : [{ is: 'wrong', level: 'look', at, what: 'letter-lacks' }]
}

const title = /^(?:(?:mr|mrs|ms|miss|dr|shri|sri|smt)\b\.?\s*)+/i

/** 'Raghavan and Lalitha Iyer' are two people of one surname. */
export function peopleIn(line: string): string[] {
  const people = line
    .split(/[&,/+]|\band\b/i)
    .map(one => one.trim().replace(title, '').trim())
    .filter(one => one !== '')
  const surname = people.at(-1)?.split(/\s+/).at(-1) ?? ''
  return people.map((one, at) => (at < people.length - 1 && !/\s/.test(one) ? `${one} ${surname}` : one))
}

/** One of those who pay holds the account: a letter of one parent is right where both pay, and so is an account of two. */
const sponsor: Check = known => {
  const { facts, form } = known
  const own = ownName(known)
  const parents = [fathersName(facts), mothersName(facts)].filter(name => name !== '')
  const holder = saysOf(known, 'bank-letter').accountHolder ?? ''
  const isOneOf = (names: readonly string[]) =>
    peopleIn(holder).some(
      person =>
        (own.surname !== '' && isSamePerson(person, own)) ||
        names.flatMap(peopleIn).some(name => isSamePerson(person, { surname: '', given: name })),
    )
  const payers: Side = { place: 'i20-form', text: form.sponsors.join(', ') }
  const family: Side = { place: 'profile', text: [...parents, inWords(own)].filter(name => name !== '').join('; ') }
  const other: Side = { place: 'bank-letter', text: holder }
  const one = payers.text === '' ? family : payers
  const troubles: Held['troubles'] =
    holder === '' || one.text === '' || isOneOf(form.sponsors.length === 0 ? parents : form.sponsors)
      ? []
      : // A parent who isn't named as paying may be the one who does.
        [{ is: 'differs', level: isOneOf(parents) ? 'look' : 'stop', one, other }]
  return { truth: [payers, family], against: [other], troubles }
}

export const personChecks = {
  names: namesBy(false),
  initials: namesBy(true),
  'birth-date': birthDate,
  letter,
  sponsor,
} satisfies Record<string, Check>
