import { useQuery } from '@tanstack/react-query'
import { approvalsQuery } from '../../../features/approvals/screens/approvals-queries.ts'
import { queueQuery } from '../../../features/chat/screens/queue-query.ts'
import { waitingStepsQuery } from '../../../features/custom-steps/desk/screens/queries.ts'
import { waitingQuery } from '../../../features/desk/screens/desk-queries.ts'
import { ordersQuery } from '../../../features/products/desk/screens/queries.ts'
import { isUnderWay } from '../../../features/products/rules.ts'
import { requestsQuery } from '../../../features/requests/screens/requests-query.ts'
import { insuranceQueue } from '../../../stages/health-insurance/desk/screens/desk-queries.ts'
import { claimQueue } from '../../../stages/health-insurance/claims/desk/screens/queries.ts'
import { standingOf } from '../../../stages/health-insurance/claims/rules.ts'
import { refundsQuery } from '../../../stages/health-insurance/refunds/screens/queries.ts'
import { waitsForBank } from '../../../stages/loans/desk/rules.ts'
import { applicationsQuery } from '../../../stages/loans/desk/screens/loan-desk-queries.ts'
import { isWaiting } from '../../../stages/sop-review/desk/rules.ts'
import { queueQuery as sopQueue } from '../../../stages/sop-review/desk/screens/sop-queries.ts'
import { interviewQueue } from '../../../stages/visas/mock-interview/desk/screens/queries.ts'
import { transcriptQueue } from '../../../stages/visas/transcripts/desk/screens/queries.ts'
import { isWaiting as isTranscriptWaiting } from '../../../stages/visas/transcripts/rules.ts'
import { Tag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import s from './desk.module.css'

const counted = {
  chats: WaitingChats,
  applications: WaitingApplications,
  universities: WaitingUniversities,
  requests: WaitingRequests,
  steps: WaitingSteps,
  sops: WaitingSops,
  transcripts: WaitingTranscripts,
  interviews: WaitingInterviews,
  insurance: WaitingInsurance,
  claims: WaitingClaims,
  refunds: WaitingRefunds,
  orders: WaitingOrders,
  approvals: WaitingApprovals,
}

/** 'Chats 2': what waits is seen from every page. */
export function CountedLabel({ label, counts }: { label: string; counts: keyof typeof counted }) {
  const Count = counted[counts]
  return (
    <span className={s.counted}>
      {label}
      <Count />
    </span>
  )
}

function WaitingChats() {
  return <Count of={useQuery(queueQuery).data?.filter(({ waitingSince }) => waitingSince !== null).length} />
}

function WaitingApplications() {
  return <Count of={useQuery(applicationsQuery).data?.filter(({ state }) => waitsForBank(state)).length} />
}

function WaitingRequests() {
  return <Count of={useQuery(requestsQuery('open')).data?.length} />
}

function WaitingSteps() {
  return <Count of={useQuery(waitingStepsQuery).data?.length} />
}

function WaitingSops() {
  return <Count of={useQuery(sopQueue).data?.filter(isWaiting).length} />
}

function WaitingTranscripts() {
  return <Count of={useQuery(transcriptQueue).data?.filter(isTranscriptWaiting).length} />
}

function WaitingInterviews() {
  return <Count of={useQuery(interviewQueue).data?.filter(({ publishedAt }) => publishedAt === null).length} />
}

function WaitingInsurance() {
  return <Count of={useQuery(insuranceQueue).data?.filter(({ todos }) => todos.length > 0).length} />
}

function WaitingClaims() {
  return <Count of={useQuery(claimQueue).data?.filter(claim => standingOf(claim) === 'waits').length} />
}

function WaitingRefunds() {
  return <Count of={useQuery(refundsQuery).data?.filter(({ sentAt }) => sentAt === null).length} />
}

/** What one asked for oneself waits for somebody else. */
function WaitingApprovals() {
  return <Count of={useQuery(approvalsQuery('open')).data?.filter(({ hindrance }) => hindrance === null).length} />
}

function WaitingOrders() {
  return <Count of={useQuery(ordersQuery).data?.filter(isUnderWay).length} />
}

function WaitingUniversities() {
  return <Count of={useQuery(waitingQuery).data?.length} />
}

function Count({ of = 0 }: { of: number | undefined }) {
  if (of === 0) return null
  return (
    <Tag tone="open">
      {of}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Tag>
  )
}
