import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import type { OwnOrder } from '../contract.ts'
import { productsApi, rereads } from './api.ts'

/** Asked twice: the partner may have begun with it. */
export function Withdraw({ order: { id, product, takenUpAt } }: { order: OwnOrder }) {
  return (
    <div>
      <ConfirmVerb
        label="Take it back"
        title={`Take back ${product.title}?`}
        confirm="Take it back"
        keep="Leave it"
        act={() => productsApi.withdraw({ id })}
        rereads={rereads}
        done="Taken back. You may choose another now."
      >
        <p>
          {takenUpAt === null
            ? 'It has not gone to the partner yet, and will not.'
            : 'It is with the partner already: our advisor tells them that you do not want it any more.'}
        </p>
      </ConfirmVerb>
    </div>
  )
}
