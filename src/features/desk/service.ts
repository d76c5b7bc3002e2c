import type { Handlers } from '#src/platform/http/serve.ts'
import { actions, noteAction, type AuditAction } from '../audit/actions.ts'
import { chain } from '../audit/chain.ts'
import {
  type deskContract,
  type ErrorView,
  type UsageView,
  lastAdmin,
  type PersonView,
  type SeatView,
} from './contract.ts'
import { earlyAccess, type NamedStage } from './early-access.ts'
import { people, readPerson, person } from './people.ts'
import { makeSignInLink, resetSecondFactors, stay, endSessions } from './signing-in.ts'
import type { Call } from '#src/platform/services.ts'
import { homeZone } from '#src/values/dates.ts'
import * as audited_accounts from '../accounts/audit-actions.ts'
import { and, eq } from 'drizzle-orm'
import { staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { deskRoles, type DeskRole } from '#src/wire/route.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { askSecondPerson } from '../approvals/requests.ts'
import { requireMember, roleApproval, seatSubject } from './role-approval.ts'
import { seatWords, type Seat } from '../accounts/seats/rules.ts'
import { holdDesk, tell } from '../accounts/seats/seats.ts'

/** What the desk does about people and about the server; each stage's own work lies in its folder. */
export const deskHandlers = (
  stages: readonly NamedStage[],
  known: readonly AuditAction[],
): Handlers<{ desk: typeof deskContract }>['desk'] => ({
  seat,
  earlyAccess: call => earlyAccess(stages, call),
  people,
  person: readPerson,
  grantRole,
  withdrawRole,
  makeSignInLink,
  resetSecondFactors,
  stay,
  endSessions,
  actions: (call, input) => actions(known, call, input),
  chain,
  errors,
  usage,
})

// What the server notes of itself: errors and use, neither with anybody's name in it.

type ErrorRow = Omit<ErrorView, 'lastSeen'> & { last_seen: Date }

/** What differs only in a number or in what it quotes is of one kind. */
async function errors({ sql, now }: Call): Promise<ErrorView[]> {
  const rows = await sql<ErrorRow[]>`
    select "where", count(*)::int as count, max(at) as last_seen, (array_agg(message order by at desc, id desc))[1] as message,
      (array_agg(url order by at desc, id desc))[1] as url, (array_agg(stack order by at desc, id desc))[1] as stack
    from recorded_errors
    where at > ${daysBefore(now(), 30)}
    group by "where", regexp_replace(message, '[0-9]+|"[^"]*"', '…', 'g')
    order by max(at) desc, message
    limit 100`
  return rows.map(({ last_seen, ...row }) => ({ ...row, lastSeen: last_seen.toISOString() }))
}

const usage = async ({ sql, now }: Call): Promise<UsageView[]> =>
  sql<UsageView[]>`
    select to_char(at at time zone ${homeZone}, 'YYYY-MM-DD') as day, name,
      coalesce(properties ->> 'screen', '') as screen, count(*)::int as count
    from analytics_events
    where at > ${daysBefore(now(), 14)}
    group by 1, 2, 3
    order by 1 desc, 4 desc, 2, 3
    limit 1000`

const daysBefore = (moment: Temporal.Instant, days: number): string => moment.subtract({ hours: 24 * days }).toString()

// Who sits at the desk as what. A role counts from the next request on, given or taken.

const seat = async ({ caller: { firstName, roles, bank } }: Call): Promise<SeatView> => ({
  firstName,
  roles: deskRoles.filter(role => roles.includes(role)),
  bank,
})

/** It waits for a second admin; somebody who has it already is given nothing. */
async function grantRole(call: Call, { id, role, bank }: Seat & { id: string }): Promise<PersonView> {
  await mustHaveProved(call)
  await call.change(async change => {
    await holdDesk(change, call)
    const member = await requireMember(change, id)
    const [known] = await change.tx
      .select()
      .from(staff)
      .where(and(eq(staff.person, id), eq(staff.role, role)))
    if (known !== undefined && known.bank === bank) return
    const subject = seatSubject(call, member, { role, bank })
    await askSecondPerson(change, call, roleApproval, { subject, about: id, payload: { role, bank } })
  })
  return person(call, { id })
}

/** At once, and by one: what somebody may no longer do waits for nobody. */
async function withdrawRole(call: Call, { id, role }: { id: string; role: DeskRole }): Promise<PersonView> {
  await mustHaveProved(call)
  await call.change(async change => {
    await holdDesk(change, call)
    const [taken] = await change.tx
      .delete(staff)
      .where(and(eq(staff.person, id), eq(staff.role, role)))
      .returning()
    if (taken === undefined) throw new Refusal(notFound)
    const admins = await change.tx.select().from(staff).where(eq(staff.role, 'admin'))
    if (admins.length === 0) throw new Refusal(lastAdmin)
    await noteAction(change, call, { what: audited_accounts.roleWithdrawn, about: id, detail: seatWords(taken) })
    await tell(change, id)
  })
  return person(call, { id })
}
