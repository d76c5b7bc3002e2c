// What somebody of the family gives themselves for a student's loan: under their own key, and taken back by them alone.
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { attach, discard, viewOf } from '#src/features/documents/documents.ts'
import { taken } from '#src/features/documents/uses.ts'
import * as audited from '#src/features/family/audit-actions.ts'
import { relationTo } from '#src/features/family/grants.ts'
import { familyInvitations as invitations, familyMembers as members } from '#src/features/family/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import { tooManyPapers } from '../application/contract.ts'
import { coBorrowerFields, isOfCoBorrower } from '../application/kinds/rules.ts'
import { papersFor, type PaperField } from '../application/rules.ts'
import { received } from '../application/arriving.ts'
import { noAnswers, papersOf, readAnswers } from '../application/stored.ts'
import type { loansContracts } from '../contract.ts'
import { statesOf, keyOf } from '../desk/states.ts'
import { isOver } from '../desk/rules.ts'
import { loanApplications, loanCoPapers, loanSendings } from '../tables.ts'
import type { CoBorrowingView } from './contract.ts'
import { attachedAs, noteGone } from './leaving.ts'
import { coPapersOf, isCoBorrowing } from './stored.ts'

export const coBorrowingHandlers: Handlers<typeof loansContracts>['familyCoBorrowing'] = {
  read,
  add: (call, { student, field, replaces, ...file }) =>
    received(call, { field, folder: 'co-borrower', ...file }, (change, document) =>
      keep(change, call, { student, field, replaces }, document),
    ),
  takeStored: async (call, { student, field, replaces, document: id }) => {
    await call.vault.keyOf(call.caller.id)
    return taken(call, { id, purpose: 'loan', isAadhaar: field === 'aadhaar' }, (change, document) =>
      keep(change, call, { student, field, replaces }, document),
    )
  },
  show,
  erase: (call, { student, paper }) => erase(call, student, eq(loanCoPapers.id, paper)),
  eraseAll: (call, { student }) => erase(call, student),
}

type OfStudent = { student: string }

const ofCaller = ({ caller }: Call, student: string) =>
  and(eq(invitations.owner, student), eq(loanCoPapers.owner, caller.id))

async function read(call: Call, { student }: OfStudent): Promise<CoBorrowingView> {
  const { db } = call
  const [[person], [application], ofStudent, all, sendings] = await Promise.all([
    db.select({ firstName: people.firstName }).from(people).where(eq(people.id, student)),
    db.select().from(loanApplications).where(eq(loanApplications.owner, student)),
    papersOf(db, student),
    coPapersOf(db, eq(invitations.owner, student)),
    db
      .select()
      .from(loanSendings)
      .where(and(eq(loanSendings.owner, student), isNotNull(loanSendings.consentedAt)))
      .orderBy(loanSendings.bank),
  ])
  const detail = await relationTo(call, student)
  await noteLook(call, { what: audited.coBorrowingRead, about: student, detail }, { hours: 24 })
  const answers = application === undefined ? noAnswers : await readAnswers(call, application)
  const states = await statesOf(call, sendings)
  // Before the student said how they earn, all of them.
  const asked = new Set(papersFor('financial', answers).map(({ field }) => field))
  const isWanted = (field: PaperField) => answers.co_applicant_type === '' || asked.has(field) || !isOfCoBorrower(field)
  const ownOf = (field: PaperField) => all.find(one => one.field === field && one.owner === call.caller.id)
  const ofOthers = [...ofStudent, ...all.filter(({ owner }) => owner !== call.caller.id)]
  const isThere = (field: PaperField) => isOfCoBorrower(field) && ofOthers.some(one => one.field === field)
  return {
    now: momentOf(call.now()),
    firstName: person?.firstName ?? '',
    papers: coBorrowerFields
      .filter(field => isWanted(field) || ownOf(field) !== undefined)
      .map(field => {
        const own = ownOf(field)
        return {
          field,
          isAskedFor: isOfCoBorrower(field),
          isThere: isThere(field),
          own: own ? { id: own.id, document: viewOf(own.document), at: momentOf(own.at), isShown: own.isShown } : null,
        }
      }),
    lenders: sendings.map(sending => ({
      bank: sending.bank,
      since: momentOf(sending.consentedAt ?? sending.at),
      hasEnded: isOver(states.get(keyOf(sending)) ?? 'new'),
    })),
  }
}

type Wanted = OfStudent & { field: PaperField; replaces: string | undefined }

async function keep(
  change: Change,
  call: Call,
  { student, field, replaces }: Wanted,
  document: DocumentView,
): Promise<void> {
  const { tx } = change
  const owner = call.caller.id
  const { id: invitation, relation } = await holdGrant(change, call, student)
  const same = and(eq(loanCoPapers.invitation, invitation), eq(loanCoPapers.field, field))
  const [there] = await tx.select().from(loanCoPapers).where(same)
  if (there !== undefined && there.id !== replaces) throw new Refusal(tooManyPapers)
  if (there !== undefined) await tx.delete(loanCoPapers).where(same)
  await attach(change, call, { ids: [document.id], purpose: 'loan', owner, to: attachedAs(invitation) })
  await tx.insert(loanCoPapers).values({ owner, invitation, field, document: document.id, at: call.now() })
  await noteAction(change, call, { what: audited.coPaperAdded, about: student, detail: relation })
  await announceGiven(change, student, owner)
}

/** Held until this is committed: of two uploads at once the second sees the first, and an end waits or is seen. */
async function holdGrant({ tx }: Change, { caller }: Call, student: string) {
  const [row] = await tx
    .select({ id: invitations.id, relation: invitations.relation })
    .from(invitations)
    .innerJoin(members, eq(members.owner, caller.id))
    .where(and(eq(invitations.owner, student), isCoBorrowing))
    .for('update', { of: invitations })
  return foundOne(row)
}

async function show(call: Call, { student, paper, isShown }: OfStudent & { paper: string; isShown: boolean }) {
  return call.change(async (change): Promise<void> => {
    await holdGrant(change, call, student)
    const which = and(ofCaller(call, student), eq(loanCoPapers.id, paper))
    const { id } = foundOne((await coPapersOf(change.tx, which))[0])
    await change.tx.update(loanCoPapers).set({ isShown }).where(eq(loanCoPapers.id, id))
    await announceGiven(change, student, call.caller.id)
  })
}

/** From the next request on nobody opens it, and nothing of it is kept. */
async function erase(call: Call, student: string, which?: SQL): Promise<void> {
  let remove = async () => {}
  await call.change(async change => {
    const { relation } = await holdGrant(change, call, student)
    const gone = await coPapersOf(change.tx, and(ofCaller(call, student), which))
    if (which !== undefined && gone.length === 0) throw new Refusal(notFound)
    if (gone.length === 0) return
    remove = await discard(
      change,
      call,
      gone.map(({ document }) => document.id),
    )
    await noteAction(change, call, { what: audited.coPaperErased, about: student, detail: relation })
    await noteGone(change, call, gone)
    await announceGiven(change, student, call.caller.id)
  })
  await remove()
}

const announceGiven = async (change: Change, student: string, owner: string): Promise<void> => {
  await announceBoth(change, student, 'loans', 'loans')
  await change.announce(`person:${student}`, 'family')
  await change.announce(`person:${owner}`, 'family')
}
