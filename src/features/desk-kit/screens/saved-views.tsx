import { useState, type ReactNode } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import s from './desk-kit.module.css'
import type { SavedView } from '../views/contract.ts'
import { longestViewName } from '../rules.ts'
import { useViews, type QueueView } from './views.ts'

type SavedViewsProps = {
  queue: string
  view: QueueView
  onChoose: (view: QueueView) => void
  /** The one that is open is given a name: see `useNaming`. */
  onName: () => void
}

/** The named views of a queue, and the way to save the one that is open. */
export function SavedViews({ queue, view, onChoose, onName }: SavedViewsProps) {
  const { query, views, remove } = useViews(queue)
  const open = views.find(known => isSame(known, view))
  const isPlain = view.search === '' && Object.keys(view.chosen).length === 0
  return (
    <div className={s.views}>
      <Missing query={query} what="your saved views" />
      {views.map(known => (
        <Button key={`${known.by?.id} ${known.name}`} aria-pressed={known === open} onClick={() => onChoose(known)}>
          {known.by === null ? known.name : `${known.name} (${known.by.name})`}
        </Button>
      ))}
      {!isPlain && open === undefined && (
        <Button kind="link" onClick={onName}>
          Save this view
        </Button>
      )}
      {open !== undefined && open.by === null && (
        <Button kind="link" onClick={() => remove(open.name)}>
          Remove this view
        </Button>
      )}
      {!isPlain && (
        <Button kind="link" onClick={() => onChoose({ search: '', chosen: {} })}>
          Show all
        </Button>
      )}
    </div>
  )
}

/** Where a view is named: beside the filters and not in them, for they move into a sheet when a phone is turned. */
export function useNaming(queue: string, view: QueueView): { begin: () => void; dialog: ReactNode } {
  const { save } = useViews(queue)
  const [isNaming, setNaming] = useState(false)
  return {
    begin: () => setNaming(true),
    dialog: isNaming && (
      <NameView
        onClose={() => setNaming(false)}
        onName={named => save({ search: view.search, chosen: view.chosen, ...named })}
      />
    ),
  }
}

const isSame = (one: QueueView, other: QueueView): boolean =>
  one.search === other.search &&
  [...new Set([...Object.keys(one.chosen), ...Object.keys(other.chosen)])].every(
    name => one.chosen[name] === other.chosen[name],
  )

type NameViewProps = { onClose: () => void; onName: (named: Pick<SavedView, 'name' | 'isShared'>) => Promise<unknown> }

function NameView({ onClose, onName }: NameViewProps) {
  const form = useForm({
    initial: { name: '', isShared: false },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Give the view a name.' : undefined }),
    submit: async ({ name, isShared }) => {
      await onName({ name: name.trim(), isShared })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Save this view">
      <FormFrame form={form} label="Save this view">
        <TextInput {...form.field('name')} label="Name" maxLength={longestViewName} autoComplete="off" />
        <Checkbox
          {...form.field('isShared')}
          label="Share it with colleagues at my seat"
          detail="They see its name and what it searches for. Otherwise it is yours alone, on every device."
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
