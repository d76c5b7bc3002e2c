import { useCallback, useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import type { Outline } from '#src/journey/outline.ts'
import type { StageView } from '#src/journey/views.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PressRow } from '#src/ui/press-row.tsx'
import * as copy from '../finishing/copy.ts'
import { journey } from './journey.ts'

type OtherWaysProps = { stage: StageView; words: Outline['otherWays'] }

const rereads = ['journey', 'onboarding'] as const

/** The stage that was just finished by a press here: what was pressed is gone by then, and the page shows the undo. */
let justFinished: string | undefined

/** How life has finished it without us, in the student's words; once one is said, it can be taken back. */
export function OtherWays({ stage, words }: OtherWaysProps) {
  const { route, label, otherWay: taken, otherWays } = stage
  const verb = useVerb((way: string) => journey.finish({ stage: route, way }), { rereads })
  const [asked, setAsked] = useState<string>()
  const finish = (way: string) => {
    justFinished = route
    verb.mutate(way, { onError: () => (justFinished = undefined) })
  }
  if (taken !== undefined) return <Taken stage={route} way={taken} said={words?.[taken]?.said} />
  if (otherWays === undefined) return null
  const finishes = otherWays.find(({ id }) => id === asked)?.finishes ?? 0
  return (
    <section aria-label={copy.another}>
      {otherWays.map(({ id, finishes }) => (
        <PressRow
          key={id}
          icon={<TickIcon />}
          title={words?.[id]?.offer}
          isDialog={finishes > 1}
          onPress={() => (finishes > 1 ? setAsked(id) : verb.isPending || finish(id))}
        />
      ))}
      <ConfirmDialog
        open={finishes > 0}
        onClose={() => setAsked(undefined)}
        title={copy.finishTitle(finishes)}
        kind="primary"
        confirm={copy.finishConfirm(finishes)}
        keep={copy.finishKeep}
        busy={verb.isPending}
        onConfirm={() => asked !== undefined && finish(asked)}
      >
        {copy.finishWords(finishes, label)}
      </ConfirmDialog>
    </section>
  )
}

function Taken({ stage, way, said }: { stage: string; way: string; said: string | undefined }) {
  const reopen = useVerb(() => journey.reopen({ stage, way }), { rereads })
  const show = useCallback(
    (place: HTMLDivElement) => {
      if (justFinished !== stage) return
      justFinished = undefined
      place.scrollIntoView({ block: 'center' })
      place.querySelector('button')?.focus({ preventScroll: true })
    },
    [stage],
  )
  return (
    <div ref={show}>
      <Notice
        tone="done"
        live
        title={said}
        action={
          <Button busy={reopen.isPending} onClick={() => reopen.mutate()}>
            {copy.undo}
          </Button>
        }
      />
    </div>
  )
}
