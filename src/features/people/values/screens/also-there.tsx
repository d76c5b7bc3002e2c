import { useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { values } from '#src/features/people/screens/api.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useWritten } from '#src/ui/written.ts'
import type { QuestionView } from '../contract.ts'
import * as copy from '../copy.ts'

/** What was said here last and stands otherwise elsewhere: asked once, and changed there at one press or left. */
export function AlsoThere(props: { at: readonly string[] }) {
  // It only adds something, so the page is drawn without waiting for what is known.
  return useWritten() ? null : <Questions {...props} />
}

function Questions({ at }: { at: readonly string[] }) {
  const data = optional(useRead(values.read))
  const asked = (data?.questions ?? []).filter(({ place }) => at.includes(place))
  return asked.length === 0 ? null : <Asked key={JSON.stringify(asked)} asked={asked} />
}

type Difference = { question: QuestionView; other: QuestionView['others'][number] }

const rereads = ['profile', 'visas', 'insurance', 'loans', 'vaccines', 'transcripts', 'onboarding', 'journey'] as const

function Asked({ asked }: { asked: readonly QuestionView[] }) {
  const toasts = useToasts()
  const [without, setWithout] = useState<readonly string[]>([])
  const all = asked.flatMap(question => question.others.map((other): Difference => ({ question, other })))
  const open = Map.groupBy(
    all.filter(({ other }) => other.state === 'open'),
    ({ other }) => other.place,
  )
  const others = all.filter(({ other }) => other.state !== 'open')
  const wanted = [...open.keys()].filter(place => !without.includes(place))
  const texts = Object.fromEntries(asked.map(({ value, text }) => [value, text]))
  const settle = useVerb((places: string[]) => values.settle({ texts, places }), {
    rereads,
    done: () => toasts.success(wanted.length > 0 ? copy.changed : copy.seen),
  })
  const words = [...open.values()].flatMap(([one]) => one?.other.words ?? [])
  return (
    <Notice tone="info" live title={words.length === 0 ? copy.sentTitle : copy.askTitle(words)}>
      <div className="stack-3">
        {asked.map(({ value, shown }) => (
          <p key={value}>{copy.here(copy.labels[value], shown)}</p>
        ))}
        {[...open].map(([place, differences]) => (
          <Checkbox
            key={place}
            name={place}
            label={capital(differences[0]?.other.words ?? '')}
            detail={differences.map(whatBecomes).join(' ')}
            value={!without.includes(place)}
            onChange={isTicked => setWithout(isTicked ? without.filter(one => one !== place) : [...without, place])}
          />
        ))}
        {others.map(difference => (
          <Stays key={`${difference.other.place} ${difference.question.value}`} {...difference} />
        ))}
        <Actions>
          {open.size > 0 && (
            <Button busy={settle.isPending} disabled={wanted.length === 0} onClick={() => settle.mutate(wanted)}>
              {copy.change}
            </Button>
          )}
          <Button kind="link" onClick={() => settle.mutate([])}>
            {open.size > 0 ? copy.leave : copy.seen}
          </Button>
        </Actions>
      </div>
    </Notice>
  )
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function whatBecomes({ question: { value, shown }, other: { was, follows } }: Difference): string {
  const becomes = copy.becomes(copy.labels[value], was, shown)
  return follows === null ? becomes : `${becomes} ${follows}`
}

/** What a press doesn’t change: changed at its own page, or sent. */
function Stays({ question: { value, shown }, other: { words, was, state, href, follows } }: Difference) {
  const openChat = useChat()
  const label = copy.labels[value]
  return (
    <p>
      {copy.standsThere(words, label, was)} {follows}{' '}
      {state === 'by-hand' ? (
        <Link href={href}>{copy.changeThere}</Link>
      ) : (
        <Button kind="link" onClick={() => openChat({ draft: copy.askDraft(words, label, was, shown) })}>
          {copy.askUs}
        </Button>
      )}
    </p>
  )
}
