import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import type { JoinPreview } from '../contract.ts'
import * as copy from '../copy.ts'
import type { Side } from '../rules.ts'
import { joining } from './api.ts'
import { readAllAgain } from '#src/browser/queries.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

type JoinPreviewCardProps = { preview: JoinPreview; onOver: () => void }

/** What moves and what both have, before anything is changed. */
export function JoinPreviewCard({ preview, onOver }: JoinPreviewCardProps) {
  const leave = useVerb(joining.leave, { rereads: ['session'], done: onOver })
  return (
    <Card as="section" label="What joining does">
      <div className="stack-4">
        <h3>{copy.previewTitle(preview)}</h3>
        <p>{copy.previewWays(preview)}</p>
        <Moves moves={preview.moves} />
        <p>{copy.waysAfter(preview.ways)}</p>
        {preview.ways.dropped.length > 0 && <p>{copy.dropped(list.format(preview.ways.dropped))}</p>}
        {preview.stops === null ? <Join preview={preview} onJoined={onOver} /> : <Stopped words={preview.stops} />}
        <div>
          <Button kind="link" busy={leave.isPending} onClick={() => leave.mutate({})}>
            Don’t join this account
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Moves({ moves }: Pick<JoinPreview, 'moves'>) {
  if (moves.length === 0) return <p>Nothing is saved in it yet.</p>
  return (
    <details>
      <summary className="press pad-y-3 semibold">Everything in it moves here: {copy.kinds(moves.length)}</summary>
      <ul className="stack-1 points">
        {moves.map(({ title, count }) => (
          <li key={title}>
            {title}: {count}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Stopped({ words }: { words: string }) {
  const openChat = useChat()
  return (
    <Notice
      tone="waiting"
      title="These two can’t be joined yet"
      action={<Button onClick={() => openChat({ draft: copy.askInChat })}>Ask in chat</Button>}
    >
      {words}
    </Notice>
  )
}

function Join({ preview: { inBoth }, onJoined }: { preview: JoinPreview; onJoined: () => void }) {
  const [answers, setAnswers] = useState<Side>('this')
  const { proved, dialog } = useProof()
  const queries = useQueryClient()
  const join = useVerb(
    async () => {
      await proved(() => joining.join({ answers }))
      onJoined()
      await readAllAgain(queries)
    },
    { rereads: ['session'], done: copy.joined },
  )
  return (
    <>
      {inBoth.length > 0 && (
        <RadioGroup
          label={copy.whose}
          hint={copy.inBothHint(list.format(inBoth))}
          name="answers"
          value={answers}
          onChange={setAnswers}
          options={copy.choices}
        />
      )}
      <Actions>
        <Button kind="primary" busy={join.isPending} onClick={() => join.mutate()}>
          Join the two accounts
        </Button>
      </Actions>
      <p className="muted">{copy.cannotBeUndone}</p>
      {dialog}
    </>
  )
}
