// What may change while somebody looks at it. A verb announces a topic; pages that show it begin their query's key with
// its name, and read it again.

export const deskRoles = ['advisor', 'lender', 'underwriter', 'admin'] as const
export type DeskRole = (typeof deskRoles)[number]

/** What a student can share with their family, heading by heading: decisions 84, 86, 88 and 91. */
export const familyHeadings = [
  'progress',
  'money',
  'loan',
  'co-borrowing',
  'papers',
  'insurance-card',
  'emergency-card',
] as const
export type FamilyHeading = (typeof familyHeadings)[number]
/** What a route of the family asks for: a heading, or that somebody is family at all, whatever is shared with them. */
export type FamilyGrant = FamilyHeading | 'member'

/** A page of the desk. */
export type DeskPath = `/desk/${string}`

const toAdvisors = { desk: ['advisor', 'admin'] } as const
const toUnderwriters = { desk: ['underwriter', 'admin'] } as const
const toLenders = { desk: ['lender', 'admin'] } as const
const toAdmins = { desk: ['admin'] } as const
const toNoDesk = { desk: [] } as const

/** With who at the desk hears of it. */
export const topics = {
  approvals: toNoDesk,
  attorneys: toNoDesk,
  card: toNoDesk,
  'card-money': toAdmins,
  /** Drafts and versions of what the desk publishes. */
  catalogues: { desk: ['advisor', 'underwriter', 'admin'] },
  chat: toAdvisors,
  'chat-replies': { desk: ['advisor', 'underwriter', 'admin'] },
  'chat-typing': toAdvisors,
  content: toNoDesk,
  'custom-steps': toAdvisors,
  'desk-actions': toAdmins,
  'desk-notes': { desk: ['advisor', 'underwriter', 'admin'] },
  'desk-transcripts': toAdvisors,
  /** Named views of queues, one's own and those that colleagues share. */
  'desk-views': { desk: ['advisor', 'lender', 'underwriter', 'admin'] },
  drafts: toNoDesk,
  'early-access': toAdvisors,
  /** The session of a browser. */
  ended: toNoDesk,
  exchange: toNoDesk,
  /** What the desk has read about the world since this was released. */
  facts: { desk: ['advisor', 'underwriter', 'admin'] },
  /** Announced to both sides: to the student, and to who is family. */
  family: toNoDesk,
  'i20-forms': toAdvisors,
  insurance: toUnderwriters,
  'insurance-claims': toUnderwriters,
  journey: toNoDesk,
  'loan-slots': toNoDesk,
  loans: toLenders,
  'mock-interview': toNoDesk,
  /** The ledger; what others announce changes it as well. */
  money: toNoDesk,
  'mock-interviews': toAdvisors,
  notifications: toNoDesk,
  'notifications-written': toAdvisors,
  onboarding: toNoDesk,
  openings: toNoDesk,
  payments: toNoDesk,
  people: toAdmins,
  phone: toNoDesk,
  plan: toNoDesk,
  /** The insurance data that a browser keeps for use without a network. */
  policies: toNoDesk,
  'post-interview': toNoDesk,
  products: toAdvisors,
  profile: toNoDesk,
  /** Money that goes back by the provider's own call. */
  refunds: { desk: ['advisor', 'underwriter', 'admin'] },
  /** Announced to the role that a request is for, and to admins. */
  requests: toNoDesk,
  rights: toNoDesk,
  session: toNoDesk,
  'sevis-reversals': toAdmins,
  sop: toNoDesk,
  sops: toAdvisors,
  /** Who leads which student, and their tags. */
  'student-files': toAdvisors,
  transcripts: toNoDesk,
  universities: toAdvisors,
  'vaccine-slots': toNoDesk,
  'own-papers': toNoDesk,
  vaccines: toAdvisors,
  visas: toNoDesk,
  webinars: toAdvisors,
} as const satisfies Record<string, { desk: readonly DeskRole[] }>

export type Topic = keyof typeof topics
/** One that the desk hears of. */
export type DeskTopic = {
  [Name in Topic]: (typeof topics)[Name]['desk'] extends readonly [] ? never : Name
}[Topic]

/** Nobody announces that these changed: they are read when their page is opened. */
type Unannounced =
  | 'about'
  | 'account-change'
  | 'audit-chain'
  | 'chat-intercom'
  | 'errors'
  | 'family-invitation'
  | 'insurance-referrer'
  | 'kept-files'
  | 'past-policy'
  | 'pay-link'
  | 'pdf-pages'
  | 'places'
  | 'plan-risks'
  | 'recordings'
  | 'reset-code'
  | 'students'
  | 'subscription'
  | 'unproved'
  | 'translations'
  | 'usage'
  | 'us-citizen'

/** Whatever changed of a student, whose page is open at the desk. */
type OfStudent = `student:${string}`

export type KeyName = Topic | Unannounced | OfStudent

export type Key = readonly [KeyName, ...(readonly unknown[])]
