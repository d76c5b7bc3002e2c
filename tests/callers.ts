// Somebody who calls a verb of the house directly, without the way through HTTP.
import { randomUUID } from 'node:crypto'
import type { Call, Caller, House } from '../src/platform/house.ts'
import { people } from '../src/platform/identity/tables.ts'
import { homeZone } from '../src/values/dates.ts'

type Who = Partial<Pick<Caller, 'isGuest' | 'roles' | 'bank' | 'email' | 'phone' | 'zone'>> & {
  firstName: string
  lastName?: string
}

export async function callBy(house: House, { firstName, lastName = '', ...who }: Who): Promise<Call> {
  const { isGuest = false, email = null, phone = null, roles = [], bank = null, zone = homeZone } = who
  const [person] = await house.db
    .insert(people)
    .values({ firstName, lastName, isGuest, email, phone, zone, createdAt: house.now() })
    .returning()
  if (person === undefined) throw new Error(`${firstName} was not written.`)
  const deskUntil = roles.length === 0 ? null : house.now().add({ hours: 1 })
  const shown = { provedBy: 'password' as const, secondFactorAt: deskUntil === null ? null : house.now(), deskUntil }
  const caller = { id: person.id, firstName, email, phone, isGuest, roles, bank, zone, sessionZone: zone }
  return {
    ...house,
    caller: {
      ...caller,
      sessionId: randomUUID(),
      provedAt: house.now(),
      usedAt: house.now(),
      ...shown,
      factsVersion: null,
      cursor: '',
    },
  }
}
