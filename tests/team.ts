// An app with the demo's people in it, who come in through the door.
import { ensure } from './api.ts'
import { demoPassword, type DemoPerson } from '../seed/people.ts'
import { seedPeople } from './people.ts'
import { people } from '../src/platform/identity/tables.ts'
import { openTestApp, type TestApp } from './app.ts'
import { isStaff, withSecondFactor } from './second-factor.ts'
import { visitor, type Answer, type Visitor } from './visitor.ts'

export type TeamApp = TestApp & {
  idOf: (person: DemoPerson) => string
  /** Somebody signed in, with a browser of their own; staff with their second factor. */
  enter: (person: DemoPerson) => Promise<Visitor>
  /** All that waits for a second person is confirmed by this one, as far as they may; answers what came of the last. */
  confirmBy: (who: Visitor) => Promise<Answer | undefined>
  /** A visitor without an account, and the id they go by. */
  enterAsGuest: () => Promise<Visitor & { id: string }>
}

export async function openTeamApp(
  settings: Record<string, string> = {},
  databaseUrl?: string,
  isReachable = false,
): Promise<TeamApp> {
  const app = await openTestApp({ settings, isReachable, ...(databaseUrl !== undefined && { databaseUrl }) })
  await seedPeople(app.services)
  const rows = await app.services.db.select({ id: people.id, email: people.email }).from(people)
  const ids = new Map(rows.map(({ id, email }) => [email ?? '', id]))
  return {
    ...app,
    idOf: ({ email }) => ids.get(email) ?? '',
    enter: async person => {
      const { email } = person
      const who = visitor(app)
      await who.api.accounts.signIn({ email, password: demoPassword })
      return isStaff(person) ? withSecondFactor(app, who) : who
    },
    confirmBy: async who => {
      let last: Answer | undefined
      const body = await who.api.approvals.list()
      for (const { id, hindrance } of approvalsIn(body)) {
        if (hindrance === null) last = await who.call('PUT', `/api/desk/approvals/${id}/confirmation`, {})
      }
      return last
    },
    enterAsGuest: async () => {
      const who = visitor(app)
      const body = await who.api.accounts.signInAsGuest({})
      return { ...who, id: ensure(body.user).id }
    },
  }
}

const approvalsIn = (body: unknown): { id: string; hindrance: string | null }[] => Object(body)
