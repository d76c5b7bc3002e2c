import { checkWords } from '#src/features/notifications/forms/rules.ts'
import { deskNotifications } from '#src/features/notifications/screens/api.ts'
import { Preview } from '#src/features/notifications/screens/preview.tsx'
import { blank } from '#src/features/notifications/screens/notification-values.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { onSaveKey } from '#src/ui/use-save-key.ts'
import * as copy from '../copy.ts'

export type WriteToAllProps = { to: readonly string[]; isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** One press for all that are shown: the words and how many get them are seen before they are sent. */
export const WriteToAll = ({ to, isOpen, onOpen }: WriteToAllProps) => (
  <>
    <Button kind="primary" aria-keyshortcuts="m" onClick={() => onOpen(true)}>
      {copy.write(to.length)}
    </Button>
    {isOpen && <Letter key={to.join()} to={to} onClose={() => onOpen(false)} />}
  </>
)

const href = '/plan'

function Letter({ to, onClose }: { to: readonly string[]; onClose: () => void }) {
  const toasts = useToasts()
  const form = useForm<{ title: string; body: string }>({
    initial: { title: copy.first.title, body: copy.first.body },
    check: ({ title, body }) => checkWords({ title, body, href }),
    submit: async ({ title, body }) => {
      const { written, left } = await deskNotifications.writeToMany({
        to: [...to],
        type: 'deadline',
        title,
        body,
        href,
        showOnce: false,
        endTime: null,
        mail: true,
      })
      toasts.success(copy.sent(written, left))
      onClose()
    },
  })
  return (
    <Dialog
      wide
      open
      onClose={onClose}
      title={copy.writeTitle(to.length)}
      actions={
        <>
          <Button
            kind="primary"
            busy={form.busy}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void form.submit()}
          >
            {copy.send(to.length)}
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </>
      }
    >
      <div role="presentation" onKeyDown={onSaveKey(() => void form.submit())}>
        <FormFrame form={form} label={copy.writeTitle(to.length)}>
          <p>{copy.writeLede}</p>
          <TextInput label={copy.titleLabel} {...form.field('title')} />
          <TextArea label={copy.bodyLabel} minRows={3} maxRows={8} {...form.field('body')} />
          <Preview values={{ ...blank, ...form.values, href }} />
        </FormFrame>
      </div>
    </Dialog>
  )
}
