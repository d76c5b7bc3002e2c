import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import * as copy from '../copy.ts'

/** Its dates, and the plan for somebody else's eyes: on paper, or as a picture. */
export function PlanActions({ onLater }: { onLater: (() => void) | undefined }) {
  const toasts = useToasts()
  const share = async () => {
    try {
      const { sharePicture } = await import('./plan-picture.ts')
      await sharePicture()
    } catch {
      toasts.error(copy.shareFailed)
    }
  }
  return (
    <div className="row-3 screen-only lines-2">
      <ButtonLink href="/plan/dates">{copy.datesTitle}</ButtonLink>
      <ButtonLink href="/plan/reminders">Reminders</ButtonLink>
      {onLater !== undefined && (
        <Button kind="link" onClick={onLater}>
          {copy.startLater}
        </Button>
      )}
      <Button kind="link" onClick={() => void share()}>
        {copy.share}
      </Button>
      <Button kind="link" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </div>
  )
}
