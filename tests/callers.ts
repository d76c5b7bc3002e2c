// Somebody who calls a verb of the server directly, without the way through HTTP.
import { randomUUID } from 'node:crypto'
import type { Call, Caller, Services } from '../src/platform/services.ts'
import { people } from '../src/platform/identity/tables.ts'
import { homeZone } from '../src/values/dates.ts'

type Who = Partial<Pick<Caller, 'isGuest' | 'roles' | 'bank' | 'email' | 'phone' | 'zone'>> & {
  firstName: string
  lastName?: string
}

export async function callBy(services: Services, { firstName, lastName = '', ...who }: Who): Promise<Call> {
  const { isGuest = false, email = null, phone = null, roles = [], bank = null, zone = homeZone } = who
  const [person] = await services.db
    .insert(people)
    .values({ firstName, lastName, isGuest, email, phone, zone, createdAt: services.now() })
    .returning()
  if (person === undefined) throw new Error(`${firstName} was not written.`)
  const deskUntil = roles.length === 0 ? null : services.now().add({ hours: 1 })
  const shown = { provedBy: 'password' as const, secondFactorAt: deskUntil === null ? null : services.now(), deskUntil }
  const caller = { id: person.id, firstName, email, phone, isGuest, roles, bank, zone, sessionZone: zone }
  return {
    ...services,
    caller: {
      ...caller,
      sessionId: randomUUID(),
      provedAt: services.now(),
      usedAt: services.now(),
      ...shown,
      factsVersion: null,
      cursor: '',
    },
  }
}
