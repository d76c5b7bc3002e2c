import { useRead } from '#src/browser/reads.ts'
import { useChat } from '#src/browser/chat.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { insuranceOwnCover } from '#src/stages/health-insurance/screens/api.ts'
import * as copy from '../copy.ts'

export function NoPlans() {
  const openChat = useChat()
  return (
    <Stack gap={5}>
      <OwnCoverSaid />
      <EmptyState
        title={copy.noPlans.title}
        level={3}
        action={
          <Button
            kind="primary"
            onClick={() =>
              openChat({
                draft: 'There is no insurance plan for my university. What can I do?',
                about: { stage: 'health-insurance', step: 'ViewAll' },
              })
            }
          >
            Chat with us
          </Button>
        }
      >
        {copy.noPlans.text}
      </EmptyState>
      <OwnCoverOffer />
    </Stack>
  )
}

/** Insured before any details were entered here, such as by a policy of another year. */
export function NoDetails() {
  const ownCover = useRead(insuranceOwnCover.read)
  if (ownCover.data === undefined) return <Waiting query={ownCover} />
  if (ownCover.data !== null) return null
  return (
    <EmptyState
      title={copy.noDetails.title}
      level={3}
      action={<ButtonLink href="/health-insurance/enter-details">{copy.noDetails.enter}</ButtonLink>}
    >
      {copy.noDetails.text}
    </EmptyState>
  )
}

export const NoWaiver = () => (
  <Notice tone="info" title={copy.noWaiver.title}>
    {copy.noWaiver.text}
  </Notice>
)
