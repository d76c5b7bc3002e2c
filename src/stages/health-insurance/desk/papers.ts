// The card and the certificate: what the insurer gives, handed on.
import * as audited from '../audit-actions.ts'
import { attach, attachedTo, detach } from '#src/features/documents/documents.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { insuranceCards } from '../tables.ts'
import { certificateOf } from '../policies/service.ts'
import { cardIssued } from './contract.ts'
import * as copy from './copy.ts'
import { firstNameOf, holdStanding, noteAndNotify, pages } from './actions.ts'
import { ownerOf } from './queries.ts'

type Issuing = { id: string; member: string; instead: string | null }

/** `instead` is when the card was issued that is to be corrected. */
export async function issueCard(call: Call, { id, member, instead }: Issuing): Promise<void> {
  const sealedMember = await call.vault.seal(await ownerOf(call, id), member)
  return call.change(async change => {
    const policy = await holdStanding(change, id)
    const { card, request } = policy
    if ((card && momentOf(card.issuedAt)) !== instead) {
      const name = await firstNameOf(change, card?.issuedBy ?? null)
      throw new Refusal({ ...cardIssued, message: copy.cardIssuedBy(name) })
    }
    const issued = { sealedMember, issuedAt: call.now(), issuedBy: call.caller.id }
    await change.tx
      .insert(insuranceCards)
      .values({ ...issued, request: id })
      .onConflictDoUpdate({ target: insuranceCards.request, set: issued })
    await noteAndNotify(change, call, policy, {
      what: card === null ? audited.insuranceCardIssued : audited.insuranceCardCorrected,
      message: copy.messages[card === null ? 'card' : 'corrected'](request.planName),
      href: pages.policy,
    })
  })
}

/** An earlier one gives way. */
export const setCertificate = (call: Call, { id, document }: { id: string; document: string }): Promise<void> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    const name = certificateOf(id)
    const earlier = (await attachedTo(change.tx, [name])).get(name) ?? []
    if (earlier.some(one => one.id === document)) return
    await detach(
      change,
      call,
      earlier.map(one => one.id),
    )
    const { owner, planName } = policy.request
    const attached = foundIn(await attach(change, call, { ids: [document], purpose: 'certificate', owner, to: name }))
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceCertificateSet,
      detail: attached.name,
      message: copy.messages.certificate(planName),
      href: pages.policy,
    })
  })
