// What the catalogue says of universities and insurers, with where it was read.
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { mayBeDue, type DatedList } from '#src/features/dated-facts/slots.ts'
import { universities } from '#src/features/universities/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { planPage, universityPage } from './desk/rules.ts'
import { insurancePlans, universityDemands } from '../tables.ts'

const plansShownAt = '/health-insurance/view-all'

export const datedDemands: DatedList = async (db, wanted) => {
  const rows = await db
    .select({ demands: universityDemands, university: universities })
    .from(universityDemands)
    .innerJoin(universities, eq(universities.id, universityDemands.university))
    .where(mayBeDue(universityDemands.checkedOn, wanted))
    .orderBy(asc(universityDemands.checkedOn))
    .limit(wanted.most)
  return rows.map(({ demands: { source, checkedOn }, university: { id, name } }) => ({
    text: `What ${name} asks of an insurance`,
    source: { name: source, checkedOn: checkedOn.toString() },
    shownAt: plansShownAt,
    editedAt: universityPage(id),
    isSample: false,
  }))
}

export const datedWindows: DatedList = async (db, wanted) => {
  const rows = await db
    .select()
    .from(universities)
    .where(
      and(
        isNotNull(universities.waiverWindowSource),
        isNotNull(universities.waiverWindowCheckedOn),
        mayBeDue(universities.waiverWindowCheckedOn, wanted),
      ),
    )
    .orderBy(asc(universities.waiverWindowCheckedOn))
    .limit(wanted.most)
  return rows.flatMap(({ id, name, waiverWindowSource, waiverWindowCheckedOn }) =>
    waiverWindowSource === null || waiverWindowCheckedOn === null
      ? []
      : [
          {
            text: `When ${name} takes waivers`,
            source: { name: waiverWindowSource, checkedOn: waiverWindowCheckedOn.toString() },
            shownAt: '/health-insurance/get-waiver-guide',
            editedAt: universityPage(id),
            isSample: false,
          },
        ],
  )
}

/** A plan was checked when the desk entered it last. */
export const datedPlans: DatedList = async (db, { most }) => {
  const rows = await db
    .select()
    .from(insurancePlans)
    .where(isNull(insurancePlans.withdrawnAt))
    .orderBy(asc(insurancePlans.changedAt))
    .limit(most)
  return rows.map(({ id, retailName, insuranceCompany, fullBrochureUrl, sampleOf, changedAt }) => ({
    text: `What ${retailName} by ${insuranceCompany} covers`,
    source: {
      name: sampleOf === null ? (fullBrochureUrl ?? insuranceCompany) : 'Sample data',
      checkedOn: (sampleOf ?? dayOf(changedAt)).toString(),
    },
    shownAt: plansShownAt,
    editedAt: planPage(id),
    isSample: sampleOf !== null,
  }))
}
