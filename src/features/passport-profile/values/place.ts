// The passport profile as a place where values of a person are kept.
import { eq } from 'drizzle-orm'
import { inputOf, personValues } from '#src/features/people/values/slots.ts'
import { todayOf } from '#src/platform/today.ts'
import { isMinor } from '#src/values/birthdays.ts'
import { parseDay } from '#src/values/dates.ts'
import { passportProfileContract } from '../contract.ts'
import * as copy from '../copy.ts'
import type { FactName } from '../facts/rules.ts'
import { change } from '../service.ts'
import { readProfile } from '../stored.ts'
import { passportProfiles } from '../tables.ts'
import { factsAsk, factsFor, saidBy } from './rules.ts'

const typedWhole = ['name', 'birthDate', 'sex', 'birthCity', 'birthCountry', 'citizenship', 'maritalStatus'] as const
const ofPapers = ['passportNumber', 'passportUntil', 'pan', 'studentId', 'sevisId', 'emergencyPhone'] as const
const inParts = ['father', 'mother', 'fatherBirthDate', 'motherBirthDate', 'address', 'usAddress'] as const

export const profilePlace = personValues({
  name: 'passport-profile',
  words: copy.title.toLowerCase(),
  href: '/profile/passport',
  values: [...typedWhole, ...ofPapers, ...inParts, 'programmeStart'],
  asks: factsAsk,
  byHand: [...inParts, 'programmeStart'],
  read: async call => {
    const [{ facts, from, papers: read }, [row]] = await Promise.all([
      readProfile(call, call.db),
      call.db
        .select({ at: passportProfiles.updatedAt })
        .from(passportProfiles)
        .where(eq(passportProfiles.owner, call.caller.id)),
    ])
    const paperOf = (fact: FactName) => (from[fact] === undefined ? {} : { paper: copy.papers[from[fact]] })
    const papers = { name: paperOf('surname'), birthDate: paperOf('bornOn'), passportNumber: paperOf('passportNumber') }
    const born = parseDay(facts.bornOn ?? '')
    return {
      says: saidBy({ facts, papers: read }),
      at: row?.at ?? null,
      papers: Object.fromEntries(
        Object.entries({
          ...papers,
          passportUntil: paperOf('passportExpiresOn'),
          sex: paperOf('sex'),
          programmeStart: { paper: copy.papers['i-20'] },
        }).flatMap(([name, { paper }]) => (paper === undefined ? [] : [[name, paper]])),
      ),
      // Of somebody whose age isn’t known, or who is under 18, nothing is kept but the birth date.
      takes: born === undefined ? ['birthDate'] : isMinor(born, todayOf(call)) ? [] : [...typedWhole, ...ofPapers],
    }
  },
  write: (call, values) => change(call, inputOf(passportProfileContract.change.input, { facts: factsFor(values) })),
})
