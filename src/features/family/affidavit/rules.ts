// What of an affidavit of support is known. What isn't is a blank line, to be filled in by hand.
import { countryName } from '#src/values/countries.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import type { Facts } from '../../passport-profile/facts/rules.ts'
import { fathersName, homeAddress, mothersName, ownName } from '../../passport-profile/wholes/rules.ts'
import { isEmail, type Relation } from '../rules.ts'
import * as copy from './copy.ts'

export type Known = {
  facts: Facts
  /** Where they are admitted; empty before. */
  university: string
  relation: Relation
  /** How the student reaches them. */
  contact: string
  today: Temporal.PlainDate
}

export type Line = readonly [label: string, value: string]

export function studentLines({ facts, university }: Known): readonly Line[] {
  const { bornOn = '', citizenship = '', studentId = '', sevisId = '' } = facts
  const { student } = copy
  return [
    [student.name, ownName(facts)],
    [student.bornOn, dayWords(bornOn)],
    [student.citizenship, countryName(citizenship)],
    [student.address, homeAddress(facts)],
    [student.university, university],
    [student.studentId, studentId],
    [student.sevisId, sevisId],
  ]
}

export function sponsorLines({ facts, relation, contact, today }: Known): readonly Line[] {
  const { sponsor } = copy
  const parent = { father: [fathersName(facts), facts.fatherBornOn], mother: [mothersName(facts), facts.motherBornOn] }
  const [parentName, bornOn] = relation === 'father' || relation === 'mother' ? parent[relation] : []
  return [
    // "Papa" is no name for a notary, so what the student calls them is left out.
    [sponsor.name, parentName ?? ''],
    [sponsor.relation, copy.relations[relation]],
    [sponsor.age, ageWords(bornOn, today)],
    [sponsor.address, ''],
    [sponsor.phone, isEmail(contact) ? '' : contact],
    [sponsor.email, isEmail(contact) ? contact : ''],
    [sponsor.employer, ''],
    [sponsor.position, ''],
    [sponsor.income, ''],
    [sponsor.savings, ''],
  ]
}

function dayWords(text: string): string {
  const day = parseDay(text)
  return day === undefined ? '' : formatDay(day)
}

function ageWords(bornOn: string | undefined, today: Temporal.PlainDate): string {
  const born = parseDay(bornOn ?? '')
  return born === undefined ? '' : String(born.until(today, { largestUnit: 'year' }).years)
}
