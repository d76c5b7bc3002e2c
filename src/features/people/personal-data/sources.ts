// What features and stages say about the personal data that they store: each in its `module.server.ts`.
import { auditActions, type AuditAction } from '#src/features/audit/actions.ts'
import { slot, slotForEach } from '#src/manifest/slots.ts'
import type { StageFacts } from '#src/journey/views.ts'
import type { StageRoute } from '#src/stages/stages.ts'
import type { Moment } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { recipientKinds, standingKinds, type RecipientKind, type StandingKind } from './rules.ts'

export type StoredFile = { path: string; name: string }

/** By stages that exist: what is misspelled doesn't compile. */
export type StandingFacts = Readonly<Partial<Record<StageRoute, StageFacts>>>

/** Whether something keeps a person from being erased for now: said by the stage or feature whose it is. */
export type Hindrance = {
  kind: StandingKind
  isThere: (services: Services, person: string, facts: StandingFacts) => boolean | Promise<boolean>
}

type About<T> = (services: Services, person: string) => Promise<T>

/** A way in which something of a person's can be reached from outside of the session that asks. */
export type Reach = {
  kind: 'session' | 'token' | 'pay-link' | 'calendar' | 'family'
  /** What tells it apart from others of its kind, such as the browser that it is. */
  name: string
  since: Moment
  /** When it ends by itself. */
  until: Moment | null
  /** When it was used last, where that is noted. */
  usedAt: Moment | null
  /** Whose clock it keeps, as it said itself: the nearest to a place that is known of it. */
  zone: string | null
  isThisOne: boolean
}

/** All of them but the session `except` stop. */
export type EndReaches = (services: Services, person: string, except?: string) => Promise<void>

/** What one feature or stage says. */
export type PersonalData = {
  hindrances?: readonly Hindrance[]
  /** Files in storage that are a person's. */
  files?: About<StoredFile[]>
  reaches?: (call: Call, app: Pick<AppServices, 'given'>) => Promise<Reach[]>
  endReaches?: EndReaches
  /** Those for whom a person's rows were there hear of it, before these go and in the same transaction. */
  leaves?: Leaves
}

type Leaves = (change: Change, services: Pick<Services, 'now'>, person: string) => Promise<void>

/** What all of them say together. */
export type RightsSources = {
  /** Files in storage that are a person's. */
  filesOf: (services: Services, person: string) => Promise<StoredFile[]>
  /** What keeps a person from being erased for now. */
  standingOf: (services: Services, person: string) => Promise<StandingKind[]>
  /** To whom outside Safar something was sent. */
  sentTo: (services: Services, person: string) => Promise<{ lenders: string[]; insurers: string[] }>
  reachesOf: (call: Call) => Promise<Reach[]>
  endReaches: EndReaches
  leaves: Leaves
  /** What staff can have looked at, and in which words. */
  actions: readonly AuditAction[]
}

/** What a module says about the personal data that it stores. */
export const personalData = slot<PersonalData>('people/personal-data')

/** To whom outside Safar something was sent. */
export const recipients = slotForEach<RecipientKind, About<string[]>>(
  'people/recipients',
  recipientKinds,
  'who got data as',
)

export function personalDataOf({ given, factsOf }: Pick<AppServices, 'given' | 'factsOf'>): RightsSources {
  const stored = given(personalData)
  const hindrances = stored.flatMap(({ hindrances = [] }) => hindrances)
  const sentTo = given(recipients)
  return {
    actions: given(auditActions),
    filesOf: async (services, person) =>
      (await Promise.all(stored.map(({ files }) => files?.(services, person) ?? []))).flat(),
    standingOf: async (services, person) => {
      const facts = await factsOf(services, person)
      const there = await Promise.all(
        hindrances.map(async ({ kind, isThere }) => ((await isThere(services, person, facts)) ? kind : undefined)),
      )
      return standingKinds.filter(kind => there.includes(kind))
    },
    sentTo: async (services, person) => {
      const [lenders, insurers] = await Promise.all([
        sentTo('lenders')(services, person),
        sentTo('insurers')(services, person),
      ])
      return { lenders, insurers }
    },
    reachesOf: async call => (await Promise.all(stored.map(({ reaches }) => reaches?.(call, { given }) ?? []))).flat(),
    endReaches: async (...whose) => {
      for (const { endReaches } of stored) await endReaches?.(...whose)
    },
    leaves: async (...whose) => {
      for (const { leaves } of stored) await leaves?.(...whose)
    },
  }
}
