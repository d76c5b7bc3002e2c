import {
  flag,
  happened,
  list,
  maybe,
  number,
  oneOf,
  orNull,
  part,
  planOrNull,
  row,
  since,
  text,
} from '#src/journey/shape.ts'
import { partners } from './coverage/rules.ts'

/** Who needs no plan of ours, as it is said at first: the university's own is kept, or another insurer covers them. */
export const ownCovers = ['university', 'elsewhere'] as const
/** What the university decided about the policy from elsewhere, once the waiver was handed in. */
export const ownDecisions = ['accepted', 'refused'] as const
export const ownCoverKinds = [...ownCovers, ...ownDecisions] as const
export type OwnCover = (typeof ownCoverKinds)[number]

export const isElsewhere = (kind: OwnCover | undefined): boolean => kind !== undefined && kind !== 'university'

/** Days, such as `dueOn` and `coverageStart`, are plans. */
export const standing = {
  /** What a student entered to be shown plans, and the plan that was chosen. */
  choice: row({
    detailsAt: happened,
    university: maybe({ id: text, name: text, isVerified: flag, noWaiver: flag, waiverDeadline: orNull(text) }),
    /** How many plans there are for them. */
    plans: orNull(number),
    /** Only while it is sold there, for their visa. */
    planChosenAt: happened,
  }),
  /** They said that they buy no plan here. */
  ownCover: maybe({
    kind: oneOf(ownCoverKinds),
    saidAt: happened,
    handedInAt: happened,
    /** Until when the policy from elsewhere covers them. */
    lastDay: orNull(text),
  }),
  /** Without those that were given up. */
  requests: list({
    id: text,
    at: since,
    partner: oneOf(partners),
    university: text,
    coverageStart: text,
    coverageEnd: text,
    /** In cents, once the deposit and the discounts are taken off. */
    invoice: number,
    /** They were led to pay. */
    checkoutAt: happened,
    depositAt: happened,
    /** The desk ended it, after it was paid. */
    cancelledAt: happened,
    cardAt: happened,
    waiver: part({
      /** The university lets nobody off its own insurance. */
      isRefused: flag,
      /** The university's own guide, or one that the desk wrote for this student. */
      hasGuide: flag,
      /** We promised the guide by then. */
      guideBy: planOrNull,
      /** The last day to ask for it. */
      deadline: orNull(text),
      submittedAt: happened,
      approvedAt: happened,
      /** The university said no; handed in once more after that, it is open again. */
      refusedAt: happened,
    }),
    invoices: list({
      at: since,
      /** In cents. */
      amount: number,
      dueOn: text,
      paidAt: happened,
      voidedAt: happened,
      /** Pages of the payment provider; `at` is when one was last opened. */
      attempts: list({ at: since, leftAt: happened, failedAt: happened, expiredAt: happened }),
    }),
  }),
  /** Money that the desk was asked to send back, and when all that goes back of it was sent. */
  refunds: list({ at: since, sentAt: happened }),
}

/** What the rules of the steps read. */
export const insuranceShape = part({
  ...standing,
  /** How far claims are; null where there is none. */
  claims: orNull(oneOf(['asked', 'waiting', 'decided'])),
})

/** What is loaded. Claims stay on the server. */
export const loadedInsurance = part({
  ...standing,
  claims: list({ at: since, askedAt: happened, answeredAt: happened, decidedAt: happened }),
})
