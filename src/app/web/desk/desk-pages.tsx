import type { ComponentType } from 'react'
import { DeskApprovals } from '../../../features/approvals/screens/desk-approvals.tsx'
import { DeskChats } from '../../../features/chat/screens/desk-chats.tsx'
import { DeskSteps } from '../../../features/custom-steps/desk/screens/desk-steps.tsx'
import { Audit } from '../../../features/desk/screens/audit.tsx'
import { DeskUniversities } from '../../../features/desk/screens/universities.tsx'
import { EarlyAccess } from '../../../features/desk/screens/early-access.tsx'
import { Errors } from '../../../features/desk/screens/errors.tsx'
import { FactCheck } from '../../../features/dated-facts/screens/fact-check.tsx'
import { People } from '../../../features/desk/screens/people.tsx'
import { Person } from '../../../features/desk/screens/person.tsx'
import { Usage } from '../../../features/desk/screens/usage.tsx'
import { DeskBreach } from '../../../features/rights/breach/screens/desk-breach.tsx'
import { DeskRequests } from '../../../features/requests/screens/desk-requests.tsx'
import { DeskInsurance } from '../../../stages/health-insurance/desk/screens/desk-insurance.tsx'
import { DeskPlans } from '../../../stages/health-insurance/catalogue/desk/screens/desk-plans.tsx'
import { DeskBlocks } from '../../../stages/health-insurance/blocking/desk/screens/desk-blocks.tsx'
import { DeskClaims } from '../../../stages/health-insurance/claims/desk/screens/desk-claims.tsx'
import { DeskRefunds } from '../../../stages/health-insurance/refunds/screens/desk-refunds.tsx'
import { DeskApplications } from '../../../stages/loans/desk/screens/desk-applications.tsx'
import { DeskClinics } from '../../../stages/vaccines/clinics/desk/screens/desk-clinics.tsx'
import { DeskVaccineSets } from '../../../stages/vaccines/requirements/desk/screens/desk-vaccine-sets.tsx'
import { DeskAttorneys } from '../../../stages/visas/attorneys/desk/screens/desk-attorneys.tsx'
import { DeskCardMoney } from '../../../stages/forex/card/desk/screens/desk-card-money.tsx'
import { DeskForms } from '../../../stages/visas/i20/forms/screens/desk-forms.tsx'
import { DeskSops } from '../../../stages/sop-review/desk/screens/desk-sops.tsx'
import { DeskInterviews } from '../../../stages/visas/mock-interview/desk/screens/desk-interviews.tsx'
import { DeskReversals } from '../../../stages/visas/sevis/desk/screens/desk-reversals.tsx'
import { DeskTranscripts } from '../../../stages/visas/transcripts/desk/screens/desk-transcripts.tsx'
import { DeskOrders } from '../../../features/products/desk/screens/desk-orders.tsx'
import { DeskProducts } from '../../../features/products/desk/screens/desk-products.tsx'
import { DeskStudents } from '../../../features/students/screens/students.tsx'
import { DeskLibrary } from '../../../features/content/screens/desk/desk-library.tsx'
import { stages } from '../../../stages/stages.ts'
import { datedFacts } from './dated-facts.ts'
import { DeskWebinars } from '../../../features/webinars/desk/screens/desk-webinars.tsx'
import { DeskNotifications } from '../../../features/notifications/screens/desk-notifications.tsx'
import type { SeatView } from '../../../features/desk/contract.ts'
import type { DeskRole } from '../../../wire/route.ts'

/** `id` is what follows the page's path: the student, the person. */
type ScreenProps = { id: string | undefined; me: string; seat: SeatView }

/** What the pages are for, in the order in which they stand. */
export const deskGroups = {
  answer: 'Answer',
  review: 'Review',
  prepare: 'Prepare',
  house: 'Admin',
} as const

export type DeskPage = {
  path: string
  group: keyof typeof deskGroups
  label: string
  roles: readonly DeskRole[]
  Screen: ComponentType<ScreenProps>
  /** What waits there is told beside its name. */
  counts?:
    | 'chats'
    | 'applications'
    | 'universities'
    | 'requests'
    | 'steps'
    | 'sops'
    | 'transcripts'
    | 'interviews'
    | 'insurance'
    | 'claims'
    | 'refunds'
    | 'orders'
    | 'approvals'
}

const advisors = ['advisor', 'admin'] as const
const admins = ['admin'] as const

const everybody = ['advisor', 'lender', 'underwriter', 'admin'] as const

/** The desk on one page. The first that somebody's roles allow is where he begins. */
const pages: readonly DeskPage[] = [
  {
    path: '/desk/chats',
    group: 'answer',
    label: 'Chats',
    roles: advisors,
    counts: 'chats',
    Screen: ({ id, me }) => <DeskChats student={id} me={me} />,
  },
  {
    path: '/desk/applications',
    group: 'review',
    label: 'Applications',
    roles: ['lender', 'admin'],
    counts: 'applications',
    Screen: ({ id, me, seat }) => <DeskApplications id={id} me={me} bank={seat.bank} />,
  },
  {
    path: '/desk/insurance',
    group: 'review',
    label: 'Insurance requests',
    roles: ['underwriter', 'admin'],
    counts: 'insurance',
    Screen: ({ id, me }) => <DeskInsurance id={id} me={me} />,
  },
  {
    path: '/desk/claims',
    group: 'review',
    label: 'Claims',
    roles: ['underwriter', 'admin'],
    counts: 'claims',
    Screen: ({ id, me }) => <DeskClaims id={id} me={me} />,
  },
  {
    path: '/desk/insurance-refunds',
    group: 'review',
    label: 'Insurance refunds',
    roles: ['underwriter', 'admin'],
    counts: 'refunds',
    Screen: DeskRefunds,
  },
  {
    path: '/desk/insurance-blocks',
    group: 'review',
    label: 'Blocked insurance',
    roles: ['underwriter', 'admin'],
    Screen: ({ id, me }) => <DeskBlocks id={id} me={me} />,
  },
  {
    path: '/desk/requests',
    group: 'answer',
    label: 'Requests',
    roles: everybody,
    counts: 'requests',
    Screen: DeskRequests,
  },
  { path: '/desk/sops', group: 'review', label: 'SOPs', roles: advisors, counts: 'sops', Screen: DeskSops },
  {
    path: '/desk/mock-interviews',
    group: 'review',
    label: 'Mock interviews',
    roles: advisors,
    counts: 'interviews',
    Screen: DeskInterviews,
  },
  {
    path: '/desk/transcripts',
    group: 'review',
    label: 'Transcripts',
    roles: advisors,
    counts: 'transcripts',
    Screen: DeskTranscripts,
  },
  {
    path: '/desk/students',
    group: 'answer',
    label: 'Students',
    roles: ['advisor', 'underwriter', 'admin'],
    Screen: DeskStudents,
  },
  {
    path: '/desk/steps',
    group: 'review',
    label: 'Custom steps',
    roles: advisors,
    counts: 'steps',
    Screen: ({ id, me }) => <DeskSteps id={id} me={me} />,
  },
  {
    path: '/desk/orders',
    group: 'review',
    label: 'Orders',
    roles: advisors,
    counts: 'orders',
    Screen: ({ id, me }) => <DeskOrders id={id} me={me} />,
  },
  {
    path: '/desk/products',
    group: 'prepare',
    label: 'Products',
    roles: advisors,
    Screen: ({ id, me }) => <DeskProducts id={id} me={me} />,
  },
  {
    path: '/desk/attorneys',
    group: 'prepare',
    label: 'Attorneys',
    roles: advisors,
    Screen: ({ id, me }) => <DeskAttorneys id={id} me={me} />,
  },
  {
    path: '/desk/clinics',
    group: 'prepare',
    label: 'Clinics',
    roles: advisors,
    Screen: ({ id, me }) => <DeskClinics id={id} me={me} />,
  },
  {
    path: '/desk/vaccine-requirements',
    group: 'prepare',
    label: 'Vaccine requirements',
    roles: advisors,
    Screen: ({ id, me }) => <DeskVaccineSets id={id} me={me} />,
  },
  { path: '/desk/webinars', group: 'prepare', label: 'Webinars', roles: advisors, Screen: DeskWebinars },
  {
    path: '/desk/notifications',
    group: 'prepare',
    label: 'Notifications',
    roles: advisors,
    Screen: ({ me }) => <DeskNotifications me={me} />,
  },
  {
    path: '/desk/library',
    group: 'prepare',
    label: 'Library',
    roles: advisors,
    Screen: ({ id, me }) => <DeskLibrary id={id} me={me} stages={stages} />,
  },
  {
    path: '/desk/form-mappings',
    group: 'prepare',
    label: 'Form mappings',
    roles: advisors,
    Screen: ({ id, me }) => <DeskForms id={id} me={me} />,
  },
  {
    path: '/desk/facts',
    group: 'prepare',
    label: 'Facts to re-check',
    roles: ['advisor', 'underwriter', 'admin'],
    Screen: ({ seat }) => (
      <FactCheck
        facts={datedFacts}
        canOpen={page => pagesFor(seat.roles).some(({ path }) => page.startsWith(`${path}/`))}
      />
    ),
  },
  {
    path: '/desk/universities',
    group: 'prepare',
    label: 'Universities',
    roles: advisors,
    counts: 'universities',
    Screen: DeskUniversities,
  },
  {
    path: '/desk/insurance-plans',
    group: 'prepare',
    label: 'Insurance plans',
    roles: ['underwriter', 'admin'],
    Screen: ({ id, me }) => <DeskPlans id={id} me={me} />,
  },
  {
    path: '/desk/confirm',
    group: 'answer',
    label: 'To confirm',
    roles: ['advisor', 'underwriter', 'admin'],
    counts: 'approvals',
    Screen: DeskApprovals,
  },
  { path: '/desk/early-access', group: 'answer', label: 'Early access', roles: advisors, Screen: EarlyAccess },
  {
    path: '/desk/people',
    group: 'house',
    label: 'People',
    roles: admins,
    Screen: ({ id, me }) => (id === undefined ? <People /> : <Person key={id} id={id} me={me} />),
  },
  { path: '/desk/card-money', group: 'house', label: 'Card money', roles: admins, Screen: DeskCardMoney },
  {
    path: '/desk/sevis-reversals',
    group: 'house',
    label: 'SEVIS fees to put back',
    roles: admins,
    Screen: DeskReversals,
  },
  { path: '/desk/audit', group: 'house', label: 'Audit', roles: admins, Screen: Audit },
  {
    path: '/desk/breach',
    group: 'house',
    label: 'Breach pack',
    roles: admins,
    Screen: ({ me }) => <DeskBreach me={me} />,
  },
  { path: '/desk/errors', group: 'house', label: 'Errors', roles: admins, Screen: Errors },
  { path: '/desk/usage', group: 'house', label: 'Usage', roles: admins, Screen: Usage },
]

export const pagesFor = (roles: readonly DeskRole[]): readonly DeskPage[] =>
  pages.filter(page => page.roles.some(role => roles.includes(role)))
