import type { Handlers } from '#src/platform/http/serve.ts'
import type { insuranceContracts } from './contract.ts'
import * as insuranceBlocksDesk from './blocking/desk/service.ts'
import { unlessBlocked } from './blocking/guard.ts'
import * as insuranceBlocking from './blocking/service.ts'
import * as insuranceBrochures from './brochures/service.ts'
import * as catalogue from './catalogue/service.ts'
import * as desk from './desk/service.ts'
import * as insuranceCatalogueDesk from './catalogue/desk/service.ts'
import * as claimsDesk from './claims/desk/service.ts'
import * as insuranceClaims from './claims/service.ts'
import * as details from './details/service.ts'
import * as groups from './groups/service.ts'
import * as pastPolicies from './past-policies/service.ts'
import * as ownCover from './own-cover/service.ts'
import * as invoices from './invoices/service.ts'
import * as policies from './policies/service.ts'
import * as purchase from './purchase/service.ts'
import * as insuranceRefunds from './refunds/service.ts'
import * as usCitizens from './us-citizen/service.ts'
import * as waiver from './waiver/service.ts'

/**
 * While the desk blocks somebody's application, each verb that changes it is refused: what it asks for, its price and
 * its group, its deposit, its waiver, and a plan from elsewhere in its place. What is only read stays open, and so do
 * an open bill, which is owed, and claims, which belong to a policy that was paid. A deposit paid on a page that was
 * opened before counts: the desk ends that insurance, and the money goes back. Each contract names the refusal.
 */
export const insuranceHandlers: Handlers<typeof insuranceContracts> = {
  insuranceCatalogue: catalogue,
  insuranceDetails: { read: details.read, save: unlessBlocked(details.save), choose: unlessBlocked(details.choose) },
  insurance: {
    mine: purchase.mine,
    lastApplication: purchase.lastApplication,
    referrer: purchase.referrer,
    apply: unlessBlocked(purchase.apply),
    withdraw: unlessBlocked(purchase.withdraw),
    checkout: unlessBlocked(purchase.checkout),
  },
  groupPlans: {
    mine: groups.mine,
    createCode: unlessBlocked(groups.createCode),
    applyCode: unlessBlocked(groups.applyCode),
  },
  pastPolicies,
  insuranceOwnCover: {
    read: ownCover.read,
    say: unlessBlocked(ownCover.say),
    keep: ownCover.keep,
    takeBack: unlessBlocked(ownCover.takeBack),
  },
  insuranceBrochures,
  insuranceBlocking,
  insuranceBlocksDesk,
  usCitizens: { attempt: unlessBlocked(usCitizens.attempt) },
  insuranceWaiver: {
    read: waiver.read,
    submit: unlessBlocked(waiver.submit),
    takeBack: unlessBlocked(waiver.takeBack),
    setDeadline: unlessBlocked(waiver.setDeadline),
  },
  insuranceInvoices: invoices,
  policies,
  insuranceDesk: desk,
  insuranceClaims,
  claimsDesk,
  insuranceRefunds,
  insuranceCatalogueDesk,
}
