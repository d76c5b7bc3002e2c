import { useRead } from '#src/browser/reads.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { cardRereads, cardSpending } from '#src/stages/forex/card/screens/api.ts'
import { merchantWords, whenWords } from '#src/stages/forex/card/screens/words.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { SpendingView } from '../contract.ts'
import { declines, screen } from '../rules.ts'
import { LimitForm } from './limit-form.tsx'

/** What is under way on the card, what was declined and why, and how its owner has set it. */
export default function Spending() {
  const query = useRead(cardSpending.spending)
  if (query.data === undefined) return <Waiting query={query} />
  const { frozenAt, pending, declined, available } = query.data
  return (
    <Stack gap={5}>
      {frozenAt !== null && (
        <Notice tone="waiting" live title={screen.frozen}>
          {screen.frozenSince(whenWords(frozenAt))}
        </Notice>
      )}
      <section className="stack-4" aria-labelledby="card-pending">
        <h3 id="card-pending">{screen.pending}</h3>
        {pending.length === 0 && declined.length === 0 && <p className="quiet readable">{screen.noSpending}</p>}
        {pending.length > 0 && (
          <>
            <p className="quiet readable">
              {screen.pendingWords} {screen.available(formatMoney(dollars(available)))}
            </p>
            <Table caption={screen.pending} columns={pendingColumns} rows={pending} rowKey={({ id }) => id} />
          </>
        )}
      </section>
      {declined.length > 0 && (
        <section className="stack-4" aria-labelledby="card-declined">
          <h3 id="card-declined">{screen.declined}</h3>
          <Table caption={screen.declined} columns={declinedColumns} rows={declined} rowKey={({ id }) => id} />
        </section>
      )}
      <Controls view={query.data} />
    </Stack>
  )
}

type Pending = SpendingView['pending'][number]
type Declined = SpendingView['declined'][number]

const merchantOf = ({ merchant }: Pending): string => merchantWords(merchant) || screen.unnamed

const pendingColumns: readonly Column<Pending>[] = [
  { label: 'Merchant', cell: merchantOf },
  { label: 'When', cell: ({ at }) => whenWords(at) },
  { label: 'Amount', numeric: true, cell: ({ amount }) => formatMoney(dollars(amount)) },
]

const declinedColumns: readonly Column<Declined>[] = [
  {
    label: 'Merchant',
    cell: one => (
      <>
        <strong>{merchantOf(one)}</strong>
        <span className="quiet block regular">{screen.declinedBecause(declines[one.why])}</span>
      </>
    ),
  },
  { label: 'When', cell: ({ at }) => whenWords(at) },
  { label: 'Amount', numeric: true, cell: ({ amount }) => formatMoney(dollars(amount)) },
]

function Controls({ view: { frozenAt, limits } }: { view: SpendingView }) {
  const { proved, dialog } = useProof()
  const thaw = useVerb(() => proved(() => cardSpending.thaw({})), { rereads: cardRereads, done: screen.thawed })
  return (
    <section className={`stack-4 screen-only`} aria-labelledby="card-controls">
      <h3 id="card-controls">{screen.controls}</h3>
      <p className="quiet readable">
        {limits?.daily == null && limits?.monthly == null ? screen.noLimits : screen.since(whenWords(limits.setAt))}
      </p>
      <LimitForm
        key={limits?.setAt ?? 'none'}
        limits={limits}
        save={typed => proved(() => cardSpending.setLimits(typed))}
      />
      <div>
        {frozenAt === null ? (
          <ConfirmVerb
            label={screen.freeze}
            button="quiet"
            title={screen.freezeQuestion}
            confirm={screen.freeze}
            keep="Keep it as it is"
            act={() => cardSpending.freeze({})}
            rereads={cardRereads}
            done={screen.frozenDone}
          >
            {screen.freezeText}
          </ConfirmVerb>
        ) : (
          <Button busy={thaw.isPending} onClick={() => thaw.mutate(undefined)}>
            {screen.thaw}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  )
}
