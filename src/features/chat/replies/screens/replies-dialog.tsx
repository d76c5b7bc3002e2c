import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ReplyView } from '../contract.ts'
import { deskReplies } from './api.ts'
import { ReplyForm } from './reply-form.tsx'

/** What the desk says often: written, changed and thrown away here, put in by its name in an answer. */
export function RepliesDialog({ me, onClose }: { me: string; onClose: () => void }) {
  const replies = useRead(deskReplies.list)
  const [open, setOpen] = useState<ReplyView | 'new'>()
  if (open !== undefined) {
    const shut = () => setOpen(undefined)
    return (
      <Dialog open onClose={onClose} title={open === 'new' ? 'New canned reply' : `/${open.name}`}>
        <ReplyForm reply={open === 'new' ? undefined : open} me={me} onDone={shut} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Canned replies"
      actions={
        <Button kind="primary" onClick={() => setOpen('new')}>
          Write one
        </Button>
      }
    >
      <Stack gap={4}>
        <p>Type a slash and the name in an answer, and Enter puts it in.</p>
        <Loaded what="the canned replies" query={replies}>
          {all =>
            all.length === 0 ? (
              <EmptyState title="None yet" level={3}>
                What you write here all who answer can use.
              </EmptyState>
            ) : (
              <ul className="list ruled">
                {all.map(reply => (
                  <Reply key={reply.id} reply={reply} onChange={() => setOpen(reply)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  )
}

function Reply({ reply, onChange }: { reply: ReplyView; onChange: () => void }) {
  const remove = useVerb(() => deskReplies.remove({ id: reply.id }), {
    rereads: ['chat-replies'],
    done: `/${reply.name} is thrown away.`,
  })
  return (
    <li className="stack-1 ruled-below pad-y-3">
      <strong>/{reply.name}</strong>
      <span className="muted breakable as-spaced">{reply.text}</span>
      <span className="flex gap-4">
        <Button kind="link" aria-label={`Change /${reply.name}`} onClick={onChange}>
          Change
        </Button>
        <Button
          kind="link"
          aria-label={`Throw /${reply.name} away`}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Throw away
        </Button>
      </span>
    </li>
  )
}
