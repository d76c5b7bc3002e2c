import { useRead } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { isKnownZone, weekdayNames, zoneNames } from '#src/features/appointments/rules.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { formatMoney, rupees } from '#src/values/money.ts'
import type { DeskAttorney, DeskRefund } from '../contract.ts'
import { attorneyDesk, useDeskVerb } from './api.ts'
import { DeskCalls } from './desk-calls.tsx'
import { EditAttorney } from './edit-attorney.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Loaded, Missing } from '#src/ui/waiting.tsx'
import { release } from '#src/features/approvals/rules.ts'
import { Release } from '#src/features/approvals/screens/release.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { outcome } from '#src/features/payments/refunds/copy.ts'
import * as copy from '../rules.ts'

/** The attorneys, the calls with them, and money to send back; with an id, one attorney. */
export function DeskAttorneys({ id, me }: { id: string | undefined; me: string }) {
  const query = useRead(attorneyDesk.all)
  return (
    <Loaded what="the attorneys" query={query}>
      {({ attorneys, now }) => {
        if (id === 'new') return <EditAttorney me={me} attorney={undefined} />
        if (id === undefined) return <All attorneys={attorneys} now={now} />
        const attorney = attorneys.find(found => found.id === id)
        return attorney === undefined ? <NotHere /> : <EditAttorney key={id} me={me} attorney={attorney} />
      }}
    </Loaded>
  )
}

function All({ attorneys, now }: { attorneys: readonly DeskAttorney[]; now: string }) {
  const calls = useRead(attorneyDesk.calls)
  return (
    <Screen title="Attorneys" words="Students whose visa was refused book calls with them.">
      <Refunds />
      <section>
        <h2>Calls</h2>
        <Loaded what="the calls" query={calls}>
          {found => <DeskCalls calls={found} now={now} />}
        </Loaded>
      </section>
      <section>
        <h2>Who can be called</h2>
        {attorneys.length === 0 ? (
          <EmptyState title="No attorney yet">The first one you add can be booked at once.</EmptyState>
        ) : (
          <Table caption="The attorneys" columns={columns} rows={attorneys} rowKey={({ id }) => id} />
        )}
        <p>
          <ButtonLink href="/desk/attorneys/new">Add an attorney</ButtonLink>
        </p>
      </section>
    </Screen>
  )
}

const columns: readonly Column<DeskAttorney>[] = [
  {
    label: 'Attorney',
    cell: ({ id, name, isEngaged }) => (
      <>
        <Link href={`/desk/attorneys/${id}`}>{name}</Link> {!isEngaged && <Tag>Illustrative</Tag>}
      </>
    ),
  },
  { label: 'Firm', cell: ({ firm }) => firm },
  { label: 'Hours', cell: attorneyHours },
  { label: 'Free times', cell: ({ free }) => Object.values(free).flat().length, numeric: true },
  { label: 'Paid call', cell: ({ price }) => formatMoney(rupees(price)), numeric: true },
]

const NotHere = () => (
  <EmptyState
    title="This attorney is not here"
    level={1}
    action={
      <ButtonLink kind="primary" href="/desk/attorneys">
        To all attorneys
      </ButtonLink>
    }
  >
    The address may be an old one.
  </EmptyState>
)

/** Weekly hours as one reads them: 'Mon, Wed 08:00-11:00 ET'. */
function attorneyHours({ hours, zone }: Pick<DeskAttorney, 'hours' | 'zone'>): string {
  const ranges = Map.groupBy(hours, ({ from, until }) => `${from}-${until}`)
  const words = [...ranges].map(
    ([range, days]) => `${days.map(({ weekday }) => shortName(weekday)).join(', ')} ${range}`,
  )
  return words.length === 0 ? 'None' : `${words.join('; ')} ${isKnownZone(zone) ? zoneNames[zone] : zone}`
}

const shortName = (weekday: number): string => (weekdayNames[weekday - 1] ?? '').slice(0, 3)

/** Money to send back, at the top as long as there is any. */
function Refunds() {
  const query = useRead(attorneyDesk.refunds)
  if (query.data === undefined) return <Missing query={query} what="the refunds" />
  const owed = query.data.filter(({ sentAt }) => sentAt === null)
  if (owed.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">To send back</h2>
      <Stack gap={4}>
        {owed.map(refund => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </Stack>
    </section>
  )
}

function Refund({ refund }: { refund: DeskRefund }) {
  const { id, student, amount, currency, reason, providerPaymentId, owedAt } = refund
  const sent = useDeskVerb(() => attorneyDesk.sendRefund({ refund: id }), outcome.asked)
  const ask = useDeskVerb(() => attorneyDesk.askRelease({ refund: id }), release.done)
  return (
    <Card as="article">
      <Stack gap={3}>
        <strong>
          {formatMoney({ currency, minor: amount })} to {student.name}
        </strong>
        <p className="readable breakable as-typed">
          {copy.reasons[reason]}, <When at={owedAt} />. Payment <code>{providerPaymentId ?? 'unknown'}</code> at
          Razorpay.
        </p>
        <Release state={refund.release} isBusy={ask.isPending} onAsk={() => ask.mutate({})}>
          <div>
            <Button busy={sent.isPending} onClick={() => sent.mutate({})}>
              Send it back
            </Button>
          </div>
        </Release>
      </Stack>
    </Card>
  )
}
