import type { chatContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { AshaFace } from '#src/ui/asha.tsx'
import * as copy from '../copy.ts'
import s from './asha-row.module.css'

export const { chat } = apiOf<typeof chatContracts>()

/** Opens the chat, and says how many answers wait to be read. */
export function AshaRow({ onAsk }: { onAsk: () => void }) {
  const unread = optional(useRead(chat.unread))?.unread ?? 0
  return (
    <>
      <button type="button" className={s.asha} onClick={onAsk}>
        <AshaFace />
        <span>
          {copy.ask}
          <span className="block quiet regular" aria-hidden="true">
            {copy.soon}
          </span>
        </span>
        {unread > 0 && (
          <span className={s.badge}>
            {unread}
            <span className="visually-hidden"> {copy.unread(unread).replace(/^\d+ /, '')}</span>
          </span>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {unread > 0 ? `${copy.unread(unread)} from Asha` : ''}
      </span>
    </>
  )
}
