import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { videoAskOf } from '../rules.ts'
import s from './mock-interview.module.css'
import { mockInterview, rereads } from './api.ts'

/** The question tool that the desk has set. Nothing of it is loaded before it is pressed. */
export function VideoAsk({ shareId, isOpen }: { shareId: string; isOpen: boolean }) {
  const [isOn, setOn] = useState(false)
  const share = useVerb(() => mockInterview.share({ answers: [] }), { rereads })
  return (
    <div className={s.panel}>
      {isOn ? (
        <iframe
          className={s.frame}
          src={videoAskOf(shareId)}
          title="Mock interview at VideoAsk"
          allow="camera; microphone; autoplay; encrypted-media; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is VideoAsk's own, never ours
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <div className="stack-3 leading narrow">
          <Button kind={isOpen ? 'primary' : 'quiet'} onClick={() => setOn(true)}>
            {isOpen ? 'Begin the interview' : 'See it at VideoAsk'}
          </Button>
          <p className="quiet">It opens from videoask.com, who then learn of your visit and keep what you record.</p>
        </div>
      )}
      {isOpen && (
        <Actions>
          <Button busy={share.isPending} onClick={() => share.mutate()}>
            I have answered all questions there
          </Button>
        </Actions>
      )}
    </div>
  )
}
