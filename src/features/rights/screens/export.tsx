import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import { classes } from '#src/ui/classes.ts'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import p from '#src/features/people/screens/profile.module.css'
import type { ExportView, RightsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { rights } from './api.ts'

export function Export({ view }: { view: RightsView }) {
  const { proved, dialog } = useProof()
  const ask = useVerb(() => proved(() => rights.askExport({})), { rereads: ['rights'], done: copy.exportAsked })
  const fetch = useVerb(
    async (id: string) => {
      await proved(() => rights.openExport({ id }))
      // Sent to disk as it arrives: it may be larger than a page can hold.
      location.assign(`/api/rights/exports/${id}`)
    },
    { rereads: ['rights'] },
  )
  const last = view.export
  const isPrimary = view.erasure === null
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="A copy of everything">
      <h2>A copy of everything</h2>
      <p>
        Every record and every file of yours that we hold in one ZIP, with what we keep sealed opened. It usually takes
        a minute, and is there for 24 hours.
      </p>
      {last !== null && <Last last={last} />}
      <Actions>
        {last?.state === 'ready' && (
          <Button kind={isPrimary ? 'primary' : 'quiet'} busy={fetch.isPending} onClick={() => fetch.mutate(last.id)}>
            Save the copy
          </Button>
        )}
        {last?.state !== 'being-made' && (
          <Button
            kind={isPrimary && last?.state !== 'ready' ? 'primary' : 'quiet'}
            busy={ask.isPending}
            onClick={() => ask.mutate(undefined)}
          >
            {last?.state === 'ready' ? 'Make a new copy' : 'Make a copy'}
          </Button>
        )}
      </Actions>
      {dialog}
    </section>
  )
}

function Last({ last: { state, percent, askedAt, goneAt, bytes } }: { last: ExportView }) {
  if (state === 'being-made') return <ProgressBar label="Your copy is being made" percent={percent} />
  if (state === 'failed') {
    return (
      <Notice tone="wrong" title="The last copy could not be made">
        We know of it. Please ask for it again.
      </Notice>
    )
  }
  if (state === 'gone')
    return <p className="muted">Your last copy, of {momentWords(askedAt)}, is not there any more.</p>
  return (
    <Notice tone="ready" title={`Your copy is ready, ${sizeWords(bytes ?? 0)}`}>
      {goneAt !== null && `It is there until ${momentWords(goneAt)}.`}
    </Notice>
  )
}

function momentWords(text: string): string {
  const moment = Temporal.Instant.from(text)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}

const sizeWords = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
