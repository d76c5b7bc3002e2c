import { DraftChoice, savedWords } from './draft-line.tsx'
import { Button } from './button.tsx'
import { TickIcon } from './icons.tsx'
import type { SavedForm } from './saved-form.ts'

type SaveBarProps<V extends object> = {
  saved: SavedForm<V>
  onCancel?: (() => void) | undefined
  words?: string | undefined
  /** The screen's next action is elsewhere. */
  isQuiet?: boolean
}

/** The button, and beside it whether what is seen is kept. */
export function SaveBar<V extends object>({ saved, onCancel, words = 'Save', isQuiet = false }: SaveBarProps<V>) {
  const { form, state, discard, draft } = saved
  // A form that one opened is there to be saved; one that merely stands there is, once it was changed.
  const isNext = !isQuiet && (onCancel !== undefined || state === 'unsaved')
  return (
    <>
      <DraftChoice draft={draft} />
      <div className="row-4 lines-2">
        <Button kind={isNext ? 'primary' : 'quiet'} type="submit" busy={form.busy}>
          {words}
        </Button>
        {onCancel !== undefined && (
          <Button
            onClick={() => {
              discard()
              onCancel()
            }}
          >
            Cancel
          </Button>
        )}
        {onCancel === undefined && state === 'unsaved' && (
          <Button kind="link" onClick={discard}>
            Undo my changes
          </Button>
        )}
        <span role="status" className="quiet inline middle gap-2">
          {state === 'unsaved' &&
            (draft.savedAt === undefined
              ? 'Not saved yet. Kept on this device.'
              : `Draft: ${savedWords(draft.savedAt).toLowerCase()}. Press ${words} when it is right.`)}
          {state === 'saved' && (
            <>
              <TickIcon size={18} /> Saved
            </>
          )}
        </span>
      </div>
    </>
  )
}
