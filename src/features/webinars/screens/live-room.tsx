import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { SlotView } from '../contract.ts'
import * as copy from '../copy.ts'
import { Agenda } from './agenda.tsx'
import { HomeTimes } from './slot-times.tsx'
import { webinars } from './webinars.ts'

/** The way into the room, while it is live. */
export function LiveRoom({ slot }: { slot: SlotView }) {
  const [isBlocked, setBlocked] = useState(false)
  const enter = useMutation({ mutationFn: () => webinars.enter({ conferenceId: slot.conferenceId }) })
  const join = () => {
    // Opened at the press, while the browser still takes it for the person's own wish.
    const tab = open('about:blank', '_blank')
    // The room is another site's: it is not to reach back to this page.
    if (tab !== null) tab.opener = null
    setBlocked(tab === null)
    enter.mutate(undefined, {
      onSuccess: ({ urlToEnter }) => tab?.location.replace(urlToEnter),
      onError: () => tab?.close(),
    })
  }
  return (
    <>
      <Notice tone="ready" live>
        {copy.isLive}
      </Notice>
      <div className="stack-2 marked indent-4">
        <HomeTimes {...slot} />
      </div>
      <Agenda text={slot.agenda} />
      {enter.error !== null && (
        <Notice tone="wrong" live>
          {enter.error.message}
        </Notice>
      )}
      {enter.data !== undefined && (
        <Notice tone="info" live>
          {isBlocked ? copy.blocked : copy.opened}
        </Notice>
      )}
      <div className="row-3">
        {enter.data === undefined ? (
          <Button kind="primary" busy={enter.isPending} onClick={join}>
            {copy.actions.join}
          </Button>
        ) : (
          <>
            <ButtonLink kind="primary" href={enter.data.urlToEnter} target="_blank" rel="noopener">
              {copy.actions.watch}
            </ButtonLink>
            <ButtonLink href={enter.data.chatURL} target="_blank" rel="noopener">
              {copy.chat}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
