import { readOf, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import type { PolicyView } from '../contract.ts'
import * as copy from '../copy.ts'
import { endsInDays } from '#src/stages/health-insurance/renewal/rules.ts'
import { ClaimsAddress } from './claims-address.tsx'
import { Coverage } from './coverage.tsx'
import { EachPolicy } from './each-policy.tsx'
import { EndAsked, EndRequest } from './end-request.tsx'
import { IdCard } from './id-card.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { policies } from '#src/stages/health-insurance/screens/api.ts'
import { dayWords, inDaysWords, whenWords } from './moments.ts'
import { MoneyBack } from './money-back.tsx'
import { Papers } from './papers.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Table, type Column } from '#src/ui/table.tsx'

export default withReads(PolicyPanel, queries => queries.fetchQuery(readOf(policies.read)))

/** The step: one's insurance with its card and papers, and those that were before. */
function PolicyPanel() {
  const query = useRead(policies.read)
  if (query.data === undefined) return <Waiting query={query} />
  const { current, following, earlier } = query.data
  return (
    <Stack gap={6}>
      <EachPolicy>
        {(policy, before) => (
          <Current
            policy={policy}
            isFollowed={policy === current && following.length > 0}
            isNext={before === undefined || before.cardLongURL === null}
          />
        )}
      </EachPolicy>
      {earlier
        .filter(({ back }) => back.length > 0)
        .map(policy => (
          <MoneyBack key={policy.id} policy={policy} />
        ))}
      {earlier.length > 0 && <EarlierPolicies policies={earlier} />}
    </Stack>
  )
}

type CurrentProps = { policy: PolicyView; isFollowed: boolean; isNext: boolean }

function Current({ policy, isFollowed, isNext }: CurrentProps) {
  return (
    <>
      <EndAsked policy={policy} />
      {!isFollowed && <Renewal policy={policy} />}
      {policy.card === null ? <NoCard policy={policy} /> : <IdCard policy={policy} card={policy.card} />}
      <Papers policy={policy} isNext={isNext} />
      <Coverage policy={policy} />
      <ClaimsAddress policy={policy} />
      <EndRequest policy={policy} />
      {policy.sampleOf !== null && <Notice tone="info">{copy.sample(dayWords(policy.sampleOf))}</Notice>}
    </>
  )
}

function NoCard({ policy }: { policy: PolicyView }) {
  return (
    <>
      <Notice tone="waiting" live title={copy.noCard.title}>
        {copy.noCard.words}
      </Notice>
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: whenWords(policy.boughtAt) }}
        holder="With us now"
        now={{ what: 'Registers you with the insurer', detail: `For ${policy.insurancePlan}.` }}
        then={{ what: 'Your card appears here', detail: 'And you get an e-mail.' }}
      />
    </>
  )
}

/** Nobody is hurried: it is said once the end is near, with the way on. */
function Renewal({ policy }: { policy: PolicyView }) {
  const days = endsInDays(policy, todayHere(useNow()))
  if (days === undefined) return null
  const day = dayWords(policy.coverageEndDate)
  return (
    <Notice
      tone="ready"
      title={days < 0 ? copy.isOver(day) : copy.ends(inDaysWords(days), day)}
      action={<ButtonLink href="/health-insurance/purchase-insurance">{copy.renew}</ButtonLink>}
    >
      {copy.renewWords}
    </Notice>
  )
}

const columns: readonly Column<PolicyView>[] = [
  { label: 'Plan', cell: ({ insurancePlan, partner }) => `${insurancePlan} (${partner})` },
  { label: 'University', cell: ({ university }) => university },
  {
    label: 'Coverage',
    cell: ({ coverageStartDate, coverageEndDate }) => `${dayWords(coverageStartDate)} to ${dayWords(coverageEndDate)}`,
  },
  { label: 'Status', cell: ({ status }) => copy.statusWords[status] },
  {
    label: 'Card',
    hideLabel: true,
    cell: ({ cardLongURL }) =>
      cardLongURL !== null && (
        <DownloadButton kind="link" from={cardLongURL} name={copy.card.file}>
          Save the card
        </DownloadButton>
      ),
  },
]

/** What was before, with its card: a doctor's bill may come late. */
const EarlierPolicies = ({ policies }: { policies: readonly PolicyView[] }) => (
  <section className="stack-3" aria-labelledby="earlier-insurance">
    <h3 id="earlier-insurance">Earlier insurance</h3>
    <Table caption="Earlier insurance" columns={columns} rows={policies} rowKey={({ id }) => id} />
  </section>
)
