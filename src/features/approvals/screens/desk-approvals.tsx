import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Fresh, Missing } from '#src/ui/waiting.tsx'
import type { ApprovalView } from '../contract.ts'
import { outcomeWords, screen, whyNot } from '../rules.ts'
import { approvalRereads, approvals } from './api.ts'

/** What a colleague may not do alone: the longest waiting first, then what was decided lately. */
export const DeskApprovals = () => (
  <Screen title={screen.title} words={screen.words}>
    <Fresh what="what is to be confirmed" query={useRead(approvals.list, { state: 'open' })}>
      {open =>
        open.length === 0 ? (
          <EmptyState title={screen.none}>{screen.noneText}</EmptyState>
        ) : (
          <ul className="stack-3 list">
            {open.map(approval => (
              <Approval key={approval.id} approval={approval} isNext={approval === open.find(isMine)} />
            ))}
          </ul>
        )
      }
    </Fresh>
    <Decided />
  </Screen>
)

const isMine = ({ hindrance }: ApprovalView): boolean => hindrance === null

function Approval({ approval, isNext }: { approval: ApprovalView; isNext: boolean }) {
  const { id, words, what, path, askedBy, askedAt, expiresAt, hindrance } = approval
  const confirm = useVerb(() => approvals.confirm({ id }), { rereads: approvalRereads, done: screen.confirmed })
  const isOwn = hindrance === 'own'
  const refuse = useVerb(() => approvals.refuse({ id }), {
    rereads: approvalRereads,
    done: isOwn ? screen.withdrawn : screen.refused,
  })
  return (
    <Card as="li" next={isNext}>
      <article className="stack-3" aria-label={what}>
        <div>
          <h2 className="text-3">{what}</h2>
          <p className="muted">
            {words}. Asked for by {askedBy.name} on <When at={askedAt} />, to be answered by <When at={expiresAt} />.{' '}
            <Link href={path}>{screen.look}</Link>
          </p>
          {hindrance !== null && <p>{whyNot[hindrance]}</p>}
        </div>
        <Actions>
          {hindrance === null && (
            <Button
              kind={isNext ? 'primary' : 'quiet'}
              busy={confirm.isPending}
              onClick={() => confirm.mutate(undefined)}
            >
              {screen.confirm}
            </Button>
          )}
          <Button busy={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
            {isOwn ? screen.withdraw : screen.refuse}
          </Button>
        </Actions>
      </article>
    </Card>
  )
}

function Decided() {
  const query = useRead(approvals.list, { state: 'decided' })
  const { data: decided } = query
  if (decided === undefined) return <Missing query={query} what="what was decided" />
  if (decided.length === 0) return null
  return (
    <section>
      <h2>{screen.earlier}</h2>
      <Table caption="What was decided, the latest first" columns={columns} rows={decided} rowKey={({ id }) => id} />
    </section>
  )
}

const columns: readonly Column<ApprovalView>[] = [
  { label: 'What', cell: ({ what }) => what },
  { label: 'Asked for by', cell: ({ askedBy }) => askedBy.name || 'Somebody who has left' },
  { label: 'Outcome', cell: ({ outcome }) => (outcome === null ? '' : outcomeWords[outcome]) },
  { label: 'By', cell: ({ decidedBy }) => decidedBy ?? 'Nobody' },
  { label: 'When', cell: ({ decidedAt }) => (decidedAt === null ? null : <When at={decidedAt} />) },
]
