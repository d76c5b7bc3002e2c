import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { videoAskOf } from '../rules.ts'
import s from './mock-interview.module.css'
import { mockInterview, useReread } from './api.ts'

/** The question tool that the desk has set. Nothing of it is loaded before it is pressed. */
export function VideoAsk({ shareId, isOpen }: { shareId: string; isOpen: boolean }) {
  const toasts = useToasts()
  const reread = useReread()
  const [isOn, setOn] = useState(false)
  const share = useMutation({
    mutationFn: () => mockInterview.share({ answers: [] }),
    onError: error => toasts.error(error.message),
    onSettled: reread,
  })
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
