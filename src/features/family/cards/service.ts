// The headings 'insurance-card' and 'emergency-card': what stages give, and what the student said.
import { eq } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { noteLook } from '../../audit/actions.ts'
import { emergencyContacts } from '../../passport-profile/checks/rules.ts'
import { readProfileOf } from '../../passport-profile/stored.ts'
import { planStudents } from '../../plan/effect/students.ts'
import { emergencyCardRead, insuranceCardRead } from '../audit-actions.ts'
import { relationTo } from '../grants.ts'
import type { EmergencyView, InsuranceCard, InsuranceView } from './contract.ts'
import { insuranceCards } from './slots.ts'

type App = Pick<AppServices, 'given' | 'stages' | 'factsOfMany'>
type Student = { student: string }

const aDay = { hours: 24 }

export const readInsuranceCards =
  (app: App) =>
  async (call: Call, { student }: Student): Promise<InsuranceView> => {
    const cards = await cardsOf(app, call, student)
    await noteLook(call, { what: insuranceCardRead, about: student, detail: await relationTo(call, student) }, aDay)
    return { now: momentOf(call.now()), cards }
  }

export const readEmergencyCard =
  (app: App) =>
  async (call: Call, { student }: Student): Promise<EmergencyView> => {
    const cards = await cardsOf(app, call, student)
    const [person, { facts }] = await Promise.all([
      call.db.select().from(people).where(eq(people.id, student)),
      readProfileOf(call, call.db, student),
    ])
    await noteLook(call, { what: emergencyCardRead, about: student, detail: await relationTo(call, student) }, aDay)
    const { firstName, lastName, phone } = foundIn(person)
    const who = emergencyContacts.find(one => one === facts.emergencyContact)
    const { emergencyPhone = '' } = facts
    return {
      now: momentOf(call.now()),
      name: `${firstName} ${lastName}`.trim(),
      phone,
      contact: who === undefined || emergencyPhone === '' ? null : { who, phone: emergencyPhone },
      cards,
    }
  }

async function cardsOf(app: App, call: Call, id: string): Promise<InsuranceCard[]> {
  const [student] = await planStudents(call, app, [id])
  if (student === undefined) throw new Refusal(notFound)
  return (await Promise.all(app.given(insuranceCards).map(cardsFor => cardsFor(call, student)))).flat()
}
