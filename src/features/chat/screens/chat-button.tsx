import type { chatContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { ChatIcon } from '#src/ui/icons.tsx'
import * as copy from '../copy.ts'
import s from './chat.module.css'

export const { chat } = apiOf<typeof chatContracts>()

/** Over a page, on a phone in the bar above it; elsewhere not where the page has Asha's own strip. It says how many answers wait to be read. */
export function ChatButton({ onOpen }: { onOpen: () => void }) {
  const unread = optional(useRead(chat.unread))?.unread ?? 0
  return (
    <>
      <button
        type="button"
        className={s.button}
        data-over-page=""
        data-waits={unread > 0 ? '' : undefined}
        onClick={onOpen}
      >
        <ChatIcon />
        <span className={s.words}>{copy.ask}</span>
        {unread > 0 && (
          <span className={s.badge}>
            {unread}
            <span className="visually-hidden"> {copy.unread(unread).replace(/^\d+ /, '')}</span>
          </span>
        )}
      </button>
      <output className="visually-hidden">{unread > 0 ? `${copy.unread(unread)} from Asha` : ''}</output>
    </>
  )
}
