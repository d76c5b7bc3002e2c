// What a student said about themselves, as the desk reads it.
import { eq } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { formatDay } from '#src/values/dates.ts'
import { applications } from '../people/applications/tables.ts'
import { onboardings } from '../people/onboarding/tables.ts'
import { contacts, profiles } from '../people/person/tables.ts'
import { universities } from '../universities/tables.ts'
import * as copy from './copy.ts'

type Answers = { label: string; value: string }

export async function answersOf(db: Queries, owner: string): Promise<Answers[]> {
  const [[profile], [contact], [onboarding], applied] = await Promise.all([
    db.select().from(profiles).where(eq(profiles.owner, owner)),
    db.select().from(contacts).where(eq(contacts.owner, owner)),
    db.select().from(onboardings).where(eq(onboardings.owner, owner)),
    db
      .select({ name: universities.name, outcome: applications.outcome })
      .from(applications)
      .innerJoin(universities, eq(universities.id, applications.university))
      .where(eq(applications.owner, owner))
      .orderBy(applications.createdAt),
  ])
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [copy.answerLabels.stage, profile?.stage && copy.stages[profile.stage]],
    [copy.answerLabels.degree, [onboarding?.degree, onboarding?.branch].filter(Boolean).join(', ')],
    [copy.answerLabels.intake, onboarding?.cycle],
    [copy.answerLabels.flight, profile?.flightDate && formatDay(profile.flightDate)],
    [copy.answerLabels.programmeStart, profile?.programmeStart && formatDay(profile.programmeStart)],
    [copy.answerLabels.universities, applied.map(({ name, outcome }) => `${name} (${outcome})`).join('; ')],
    [copy.answerLabels.homePhone, contact?.homeCountryPhone],
    [copy.answerLabels.usPhone, contact?.destinationCountryPhone],
    [copy.answerLabels.universityEmail, contact?.universityEmail],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
