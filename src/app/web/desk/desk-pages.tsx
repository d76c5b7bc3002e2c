import type { ComponentType } from 'react'
import { DeskChats } from '../../../features/chat/screens/desk-chats.tsx'
import { DeskSteps } from '../../../features/custom-steps/desk/screens/desk-steps.tsx'
import { Audit } from '../../../features/desk/screens/audit.tsx'
import { DeskUniversities } from '../../../features/desk/screens/universities.tsx'
import { EarlyAccess } from '../../../features/desk/screens/early-access.tsx'
import { Errors } from '../../../features/desk/screens/errors.tsx'
import { BankApplications, InsuranceRequests } from '../../../features/desk/screens/queues-to-come.tsx'
import { People } from '../../../features/desk/screens/people.tsx'
import { Person } from '../../../features/desk/screens/person.tsx'
import { Usage } from '../../../features/desk/screens/usage.tsx'
import { DeskRequests } from '../../../features/requests/screens/desk-requests.tsx'
import { DeskAttorneys } from '../../../stages/visas/attorneys/desk/screens/desk-attorneys.tsx'
import { DeskForms } from '../../../stages/visas/i20/forms/screens/desk-forms.tsx'
import { DeskSops } from '../../../stages/sop-review/desk/screens/desk-sops.tsx'
import { DeskInterviews } from '../../../stages/visas/mock-interview/desk/screens/desk-interviews.tsx'
import { DeskTranscripts } from '../../../stages/visas/transcripts/desk/screens/desk-transcripts.tsx'
import { DeskStudents } from '../../../features/students/screens/students.tsx'
import { DeskLibrary } from '../../../features/content/screens/desk/desk-library.tsx'
import { stages } from '../../../stages/stages.ts'
import { DeskWebinars } from '../../../features/webinars/desk/screens/desk-webinars.tsx'
import { DeskNotifications } from '../../../features/notifications/screens/desk-notifications.tsx'
import type { SeatView } from '../../../features/desk/contract.ts'
import type { DeskRole } from '../../../wire/route.ts'

/** `id` is what follows the page's path: the student, the person. */
type ScreenProps = { id: string | undefined; me: string; seat: SeatView }

export type DeskPage = {
  path: string
  label: string
  roles: readonly DeskRole[]
  Screen: ComponentType<ScreenProps>
  /** What waits there is told beside its name. */
  counts?: 'chats' | 'universities' | 'requests' | 'steps' | 'sops' | 'transcripts' | 'interviews'
}

const advisors = ['advisor', 'admin'] as const
const admins = ['admin'] as const

const everybody = ['advisor', 'lender', 'underwriter', 'admin'] as const

/** The desk on one page. The first that somebody's roles allow is where he begins. */
const pages: readonly DeskPage[] = [
  {
    path: '/desk/chats',
    label: 'Chats',
    roles: advisors,
    counts: 'chats',
    Screen: ({ id, me }) => <DeskChats student={id} me={me} />,
  },
  {
    path: '/desk/applications',
    label: 'Applications',
    roles: ['lender', 'admin'],
    Screen: ({ seat }) => <BankApplications bank={seat.bank} />,
  },
  { path: '/desk/insurance', label: 'Insurance requests', roles: ['underwriter', 'admin'], Screen: InsuranceRequests },
  {
    path: '/desk/requests',
    label: 'Requests',
    roles: everybody,
    counts: 'requests',
    Screen: DeskRequests,
  },
  { path: '/desk/sops', label: 'SOPs', roles: advisors, counts: 'sops', Screen: DeskSops },
  {
    path: '/desk/mock-interviews',
    label: 'Mock interviews',
    roles: advisors,
    counts: 'interviews',
    Screen: DeskInterviews,
  },
  {
    path: '/desk/transcripts',
    label: 'Transcripts',
    roles: advisors,
    counts: 'transcripts',
    Screen: DeskTranscripts,
  },
  { path: '/desk/students', label: 'Students', roles: ['advisor', 'underwriter', 'admin'], Screen: DeskStudents },
  {
    path: '/desk/steps',
    label: 'Custom steps',
    roles: advisors,
    counts: 'steps',
    Screen: ({ id, me }) => <DeskSteps id={id} me={me} />,
  },
  {
    path: '/desk/attorneys',
    label: 'Attorneys',
    roles: advisors,
    Screen: ({ id, me }) => <DeskAttorneys id={id} me={me} />,
  },
  { path: '/desk/webinars', label: 'Webinars', roles: advisors, Screen: DeskWebinars },
  {
    path: '/desk/notifications',
    label: 'Notifications',
    roles: advisors,
    Screen: ({ me }) => <DeskNotifications me={me} />,
  },
  {
    path: '/desk/library',
    label: 'Library',
    roles: advisors,
    Screen: ({ id, me }) => <DeskLibrary id={id} me={me} stages={stages} />,
  },
  {
    path: '/desk/form-mappings',
    label: 'Form mappings',
    roles: advisors,
    Screen: ({ id, me }) => <DeskForms id={id} me={me} />,
  },
  {
    path: '/desk/universities',
    label: 'Universities',
    roles: advisors,
    counts: 'universities',
    Screen: DeskUniversities,
  },
  { path: '/desk/early-access', label: 'Early access', roles: advisors, Screen: EarlyAccess },
  {
    path: '/desk/people',
    label: 'People',
    roles: admins,
    Screen: ({ id, me }) => (id === undefined ? <People /> : <Person key={id} id={id} me={me} />),
  },
  { path: '/desk/audit', label: 'Audit', roles: admins, Screen: Audit },
  { path: '/desk/errors', label: 'Errors', roles: admins, Screen: Errors },
  { path: '/desk/usage', label: 'Usage', roles: admins, Screen: Usage },
]

export const pagesFor = (roles: readonly DeskRole[]): readonly DeskPage[] =>
  pages.filter(page => page.roles.some(role => roles.includes(role)))
