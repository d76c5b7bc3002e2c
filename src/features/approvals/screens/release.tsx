import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type Release as State, release as words } from '../rules.ts'

type ReleaseProps = { state: State; isBusy: boolean; onAsk: () => void; children: ReactNode }

/** What sends money back, once it may be sent: above the limit a second person is asked first. */
export function Release({ state, isBusy, onAsk, children }: ReleaseProps) {
  if (state === 'free') return children
  if (state === 'given') {
    return (
      <>
        <p>{words.given}</p>
        {children}
      </>
    )
  }
  return (
    <Notice
      tone={state === 'asked' ? 'waiting' : 'info'}
      action={
        state === 'needed' && (
          <Button busy={isBusy} onClick={onAsk}>
            {words.ask}
          </Button>
        )
      }
    >
      {words[state]}
    </Notice>
  )
}
