import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import s from './queue.module.css'
import { readViews, writeViews, type NamedView, type QueueView } from './views.ts'

type SavedViewsProps = { queue: string; view: QueueView; onChoose: (view: QueueView) => void }

/** The views of a queue that were saved on this device, and the way to save the one that is open. */
export function SavedViews({ queue, view, onChoose }: SavedViewsProps) {
  const [views, setViews] = useState(() => readViews(queue))
  const [isNaming, setNaming] = useState(false)
  const change = (next: readonly NamedView[]) => {
    writeViews(queue, next)
    setViews([...next])
  }
  const open = views.find(known => isSame(known, view))
  const isPlain = view.search === '' && Object.keys(view.chosen).length === 0
  return (
    <div className={s.views}>
      {views.map(known => (
        <Button key={known.name} aria-pressed={known === open} onClick={() => onChoose(known)}>
          {known.name}
        </Button>
      ))}
      {!isPlain && open === undefined && (
        <Button kind="link" onClick={() => setNaming(true)}>
          Save this view
        </Button>
      )}
      {open !== undefined && (
        <Button kind="link" onClick={() => change(views.filter(known => known !== open))}>
          Remove this view
        </Button>
      )}
      {!isPlain && (
        <Button kind="link" onClick={() => onChoose({ search: '', chosen: {} })}>
          Show all
        </Button>
      )}
      {isNaming && (
        <NameView
          onClose={() => setNaming(false)}
          onName={name => change([...views.filter(known => known.name !== name), { ...view, name }])}
        />
      )}
    </div>
  )
}

const isSame = (one: QueueView, other: QueueView): boolean =>
  one.search === other.search &&
  [...new Set([...Object.keys(one.chosen), ...Object.keys(other.chosen)])].every(
    name => one.chosen[name] === other.chosen[name],
  )

function NameView({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Give the view a name.' : undefined }),
    submit: async ({ name }) => {
      onName(name.trim())
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Save this view">
      <FormFrame form={form} label="Save this view">
        <TextInput
          {...form.field('name')}
          label="Name"
          hint="Kept on this device, for you alone."
          maxLength={40}
          autoComplete="off"
        />
        <Actions>
          <Button type="submit" kind="primary">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Actions>
      </FormFrame>
    </Dialog>
  )
}
