// The student's side: whom they ask to pay which row of their ledger, and how they take it back.
import { and, eq, gt, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perDay } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { saidTo } from '#src/values/languages.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { noteAction } from '../../audit/actions.ts'
import { readLedger } from '../../money/ledger.ts'
import { notify } from '../../notifications/notify.ts'
import { nameIn } from '../../pay-links/rules.ts'
import { closeCardPages } from '../../payments/checkouts.ts'
import * as audited from '../audit-actions.ts'
import { undoLife } from '../rules.ts'
import { openSealed } from '../sealed.ts'
import { familyInvitations as invitations, familyMembers as members } from '../tables.ts'
import { notAskable, tooManyAsks, type asksContracts, type AsksView } from './contract.ts'
import { byMachine, familyWords } from '../words.ts'
import { askWords } from './words.ts'
import { canBeAsked, mostAskedADay } from './rules.ts'
import { asksOf, seesMoney } from './standing.ts'
import { familyAsks as asks } from './tables.ts'

type Sources = Pick<AppServices, 'given' | 'stagesOf'>

export const asksHandlers = (app: Sources): Handlers<typeof asksContracts>['familyAsks'] => ({
  read,
  ask: (call, wanted) => ask(app, call, wanted),
  withdraw: (call, { id }) => withdraw(call, id),
})

const peopleOf = ({ db, caller }: Pick<Call, 'db' | 'caller'>) =>
  db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(and(eq(invitations.owner, caller.id), seesMoney))
    .orderBy(invitations.id)

async function read(call: Call): Promise<AsksView> {
  const [rows, standing] = await Promise.all([peopleOf(call), asksOf(call.db, call.caller.id)])
  return {
    people: await Promise.all(
      rows.map(async ({ invitation }) => ({
        id: invitation.id,
        name: (await openSealed(call, invitation)).name,
        relation: invitation.relation,
      })),
    ),
    asks: standing.map(({ ask: { id, row, invitation, askedAt } }) => ({
      id,
      row,
      person: invitation,
      askedAt: momentOf(askedAt),
    })),
  }
}

type Wanted = { row: string; member: string }

/** Asked twice, as by two tabs, it is asked once. */
async function ask(app: Sources, call: Call, { row, member: id }: Wanted): Promise<{ id: string }> {
  const { caller } = call
  await call.limits.use(perDay(`family-asks:${caller.id}`, mostAskedADay), tooManyAsks)
  const { rows } = await readLedger(app, call, caller, await app.stagesOf(call))
  const wanted = rows.find(({ id }) => id === row)
  if (wanted === undefined || !canBeAsked(wanted)) throw new Refusal(notAskable)
  return call.change(async change => {
    const { tx } = change
    const found = await tx
      .select({ relation: invitations.relation, member: members.owner, language: members.language })
      .from(invitations)
      .innerJoin(members, eq(members.invitation, invitations.id))
      .where(and(eq(invitations.id, id), eq(invitations.owner, caller.id), seesMoney))
      // An end of it waits, or was before.
      .for('update', { of: invitations })
    const { relation, member, language } = foundIn(found)
    const same = and(eq(asks.invitation, id), eq(asks.row, row))
    const [standing] = await tx
      .select()
      .from(asks)
      .where(and(same, isNull(asks.withdrawnAt)))
    if (standing !== undefined) return { id: standing.id }
    const isUndone = (await tx.$count(asks, and(same, gt(asks.withdrawnAt, call.now().subtract(undoLife))))) > 0
    const [made] = await tx
      .insert(asks)
      .values({ owner: caller.id, invitation: id, row, ...wanted.bill, askedAt: call.now() })
      .returning({ id: asks.id })
    if (made === undefined) throw new Error('The ask was not written.')
    await noteAction(change, call, { what: audited.asked, about: caller.id, detail: relation })
    const [said, ofFamily] = await Promise.all([saidTo(askWords, language), saidTo(familyWords, language)])
    // Taken back by a slip and asked again, they heard of it a moment ago.
    if (!isUndone)
      await notify(change, call, {
        to: member,
        type: 'payment',
        title: said.words.askedNote.title(nameIn(caller.firstName)),
        body: [said.words.askedNote.body, ...byMachine(ofFamily, said.isMachine)].join('\n'),
        href: '/family',
      })
    await announceBoth(change, caller.id, member)
    return made
  })
}

/** First nobody can pay by it any more; then the card page that is open by it is closed, as with a pay-link. */
async function withdraw(call: Call, id: string): Promise<void> {
  const { caller } = call
  await call.change(async change => {
    const { tx } = change
    const own = and(eq(asks.id, id), eq(asks.owner, caller.id))
    const { withdrawnAt, invitation } = foundIn(await tx.select().from(asks).where(own).for('update'))
    if (withdrawnAt !== null) return
    await tx.update(asks).set({ withdrawnAt: call.now() }).where(own)
    const [asked] = await tx
      .select({ relation: invitations.relation, member: members.owner })
      .from(invitations)
      .leftJoin(members, eq(members.invitation, invitations.id))
      .where(eq(invitations.id, invitation))
    await noteAction(change, call, { what: audited.askWithdrawn, about: caller.id, detail: asked?.relation ?? '' })
    await announceBoth(change, caller.id, asked?.member ?? null)
  })
  await closeCardPages(call, caller.id, undefined, ({ payer }) => payer.ask === id)
}

/** What others are asked for stands beside it, on the pages of all who see what is to be paid. */
async function announceBoth(change: Change, student: string, member: string | null): Promise<void> {
  await change.announce(`person:${student}`, 'family')
  if (member !== null) await change.announce(`person:${member}`, 'family')
}
