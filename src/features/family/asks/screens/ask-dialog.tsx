import { useVerb } from '#src/browser/use-verb.ts'
import { lineOf } from '#src/features/money/of-student/rules.ts'
import type { Row } from '#src/features/money/rules.ts'
import { PayLinkFold } from '#src/features/pay-links/screens/pay-link-fold.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatMoney } from '#src/values/money.ts'
import { relationNames } from '../../copy.ts'
import { nameForFamily } from '../../rules.ts'
import type { AsksView } from '../contract.ts'
import { own as copy } from '../copy.ts'
import { rowsForFamily } from '../rules.ts'
import { familyAsks } from './api.ts'

type AskDialogProps = { row: Row; view: AsksView; onClose: () => void }

/** What they will see, and whom to ask; a bill is also paid by a link. */
export function AskDialog({ row, view: { people, asks }, onClose }: AskDialogProps) {
  const isAsked = (person: string) => asks.some(ask => ask.row === row.id && ask.person === person)
  const left = people.filter(({ id }) => !isAsked(id))
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <div className="stack-4">
        {rowsForFamily([row]).map(seen => (
          <Seen key={seen.id} row={seen} />
        ))}
        {row.bill === null && <p className="quiet">{copy.elsewhere}</p>}
        {people.length === 0 && (
          <>
            <p>{copy.nobody}</p>
            <Actions>
              <ButtonLink href="/profile/family">{copy.toFamily}</ButtonLink>
            </Actions>
          </>
        )}
        {people.length > 0 && left.length === 0 && <p>{copy.allAsked}</p>}
        {left.length > 0 && (
          <Actions>
            {left.map(person => (
              <AskOne key={person.id} row={row.id} person={person} onClose={onClose} />
            ))}
          </Actions>
        )}
        {row.bill !== null && row.amount !== null && (
          <PayLinkFold bill={row.bill} what={row.what} amount={formatMoney(row.amount)} />
        )}
      </div>
    </Dialog>
  )
}

/** Word for word as it stands on their page. */
function Seen({ row }: { row: Row }) {
  const { what, amount, inRupees, when } = lineOf(row, '')
  return (
    <section className="stack-1" aria-label={copy.sees}>
      <p className="quiet">{copy.sees}</p>
      <p className="semibold">{what}</p>
      {row.payee !== '' && <p>{copy.to(nameForFamily(row.payee))}</p>}
      <p>{[amount, ...(inRupees === null ? [] : [inRupees])].join(', ')}</p>
      <p>{when}</p>
    </section>
  )
}

type AskOneProps = { row: string; person: AsksView['people'][number]; onClose: () => void }

function AskOne({ row, person: { id, name, relation }, onClose }: AskOneProps) {
  const toasts = useToasts()
  const ask = useVerb(() => familyAsks.ask({ row, member: id }), {
    rereads: ['family'],
    done: () => {
      toasts.success(copy.isAsked(name))
      onClose()
    },
  })
  return (
    <Button kind="primary" busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
      {copy.askOne(name, relationNames[relation])}
    </Button>
  )
}
