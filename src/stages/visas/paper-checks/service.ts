import { desc, eq } from 'drizzle-orm'
import { paperNames } from '#src/features/passport-profile/papers/rules.ts'
import { readProfile } from '#src/features/passport-profile/stored.ts'
import { planDays } from '#src/features/plan/tables.ts'
import { contacts, profiles, academics, workExperiences } from '#src/features/people/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { dayOf } from '#src/values/dates.ts'
import { people } from '#src/platform/identity/tables.ts'
import { readDocument } from '../i20/document.ts'
import type { I20Data } from '../i20/contract.ts'
import { totalsOf } from '../i20/rules.ts'
import type { ChecksView } from './contract.ts'
import { visaAppointments, visaRounds } from '../rounds/tables.ts'
import { isStanding } from '../rounds/present.ts'
import type { Known, Years } from './finding/rules.ts'
import { findingsOf } from './rules.ts'

export async function read(call: Call): Promise<ChecksView> {
  const known = await knownOf(call)
  return { findings: findingsOf(known), read: paperNames.filter(paper => known.papers[paper] !== undefined) }
}

async function knownOf(call: Call): Promise<Known> {
  const { db, caller } = call
  const [{ facts, papers }, { data }, [person], days, years, [booked], [round]] = await Promise.all([
    readProfile(call, db),
    readDocument(call),
    db
      .select({ phone: people.phone, usPhone: contacts.destinationCountryPhone, profile: profiles })
      .from(people)
      .leftJoin(contacts, eq(contacts.owner, people.id))
      .leftJoin(profiles, eq(profiles.owner, people.id))
      .where(eq(people.id, caller.id)),
    db.select().from(planDays).where(eq(planDays.owner, caller.id)),
    yearsOf(call),
    db.select().from(visaAppointments).where(isStanding(caller.id)).orderBy(desc(visaAppointments.id)).limit(1),
    db.select().from(visaRounds).where(eq(visaRounds.owner, caller.id)).orderBy(desc(visaRounds.number)).limit(1),
  ])
  // A date that a step or the profile keeps is not kept twice: the profile's comes first.
  const plannedOn = (thing: string) => days.find(day => day.thing === thing)?.day?.toString()
  return {
    facts,
    papers,
    roundBegan: round === undefined ? null : dayOf(round.startedAt, caller.zone).toString(),
    today: todayOf(call).toString(),
    appointment:
      booked === undefined
        ? null
        : { interview: dayOf(booked.interview).toString(), vac: booked.vac && dayOf(booked.vac).toString() },
    form: formOf(data),
    plan: {
      programmeStart: person?.profile?.programmeStart?.toString() ?? plannedOn('programmeStart'),
      earliestAdmission: plannedOn('earliestAdmission'),
      flight: person?.profile?.flightDate?.toString() ?? plannedOn('flight'),
    },
    years,
    phone: person?.phone ?? null,
    usPhone: person?.usPhone ?? null,
  }
}

/** Whom the form names as paying, and what it shows for the first year; nothing where no amount was typed. */
function formOf(data: I20Data): Known['form'] {
  const { total_year1: fundsYear1 } = totalsOf(data)
  return {
    sponsors: [data.ps_name, data.other_name].filter(name => name !== undefined && name !== '').map(String),
    fundsYear1: fundsYear1 > 0 ? fundsYear1 : null,
  }
}

async function yearsOf({ db, caller }: Call): Promise<Years[]> {
  const [studies, work] = await Promise.all([
    db.select().from(academics).where(eq(academics.owner, caller.id)),
    db.select().from(workExperiences).where(eq(workExperiences.owner, caller.id)),
  ])
  return [
    ...studies.flatMap(({ institution, startYear, endYear }) =>
      startYear === null ? [] : [{ from: startYear, to: endYear, what: institution }],
    ),
    ...work.flatMap(({ company, startDate, endDate }) =>
      startDate === null ? [] : [{ from: startDate.year, to: endDate?.year ?? null, what: company }],
    ),
  ]
}
