import { useVerb } from '#src/browser/use-verb.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import type { OwnOrder } from '../contract.ts'
import { productsApi, rereads } from './api.ts'

/** Asked twice: the partner may have begun with it. */
export function Withdraw({ order: { id, product, takenUpAt } }: { order: OwnOrder }) {
  const withdraw = useVerb(productsApi.withdraw, { rereads, done: 'Taken back. You may choose another now.' })
  return (
    <div>
      <ConfirmButton
        label="Take it back"
        title={`Take back ${product.title}?`}
        confirm="Take it back"
        keep="Leave it"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
      >
        <p>
          {takenUpAt === null
            ? 'It has not gone to the partner yet, and will not.'
            : 'It is with the partner already: our advisor tells them that you do not want it any more.'}
        </p>
      </ConfirmButton>
    </div>
  )
}
