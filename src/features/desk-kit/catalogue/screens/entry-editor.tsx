import { SavedEditor, type SavedEditorProps, type Versioned } from '#src/features/desk-kit/screens/saved-editor.tsx'
import type { Content } from '../rules.ts'
import type { EntryName } from './api.ts'
import { EntryDraft, SaveDraft } from './entry-draft.tsx'
import { EntryHistory } from './entry-history.tsx'

export type EntryEditorProps<V extends Versioned> = Omit<
  SavedEditorProps<V>,
  'draft' | 'renderAbove' | 'renderBelow'
> & {
  catalogue: EntryName['catalogue']
  entry: SavedEditorProps<V>['entry'] & { id: string }
  /** What the catalogue's own call is sent, without the id and the version. */
  contentOf: (values: V) => Content
  /** The other way round, where the form holds it differently. */
  valuesOf?: (content: Content) => Content
  fieldNames?: Readonly<Record<string, string>>
}

/** The form of an entry of a catalogue, with the draft that colleagues share and every earlier version. */
export function EntryEditor<V extends Versioned>(props: EntryEditorProps<V>) {
  const { catalogue, contentOf, valuesOf, fieldNames, rereads, entry, ...rest } = props
  const { id, version } = entry
  const name = { catalogue, id }
  // What is not there yet has neither a draft nor a history.
  const isNew = version === 0
  return (
    <>
      <SavedEditor<V>
        {...rest}
        entry={entry}
        draft={`${catalogue}:${id}`}
        rereads={[...rereads, 'catalogues']}
        renderAbove={saved =>
          !isNew && <EntryDraft name={name} version={version} rereads={rereads} saved={saved} valuesOf={valuesOf} />
        }
        renderBelow={saved =>
          !isNew && <SaveDraft name={name} saved={saved} contentOf={contentOf} valuesOf={valuesOf} />
        }
      />
      {!isNew && <EntryHistory name={name} version={version} rereads={rereads} fieldNames={fieldNames} />}
    </>
  )
}
