import { useLocation } from 'wouter'
import { EntryEditor } from '#src/features/desk-kit/catalogue/screens/entry-editor.tsx'
import { EntryShown, EntryStateTag } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { Actions } from '#src/ui/actions.tsx'
import type { DeskContent } from '#src/features/content/contract.ts'
import { checkContent } from '#src/features/content/rules.ts'
import { WholeItem } from '../content-item.tsx'
import { ItemFields } from './item-fields.tsx'
import { asTyped, asWritten, blank, formOf, type ItemForm } from './item-values.ts'
import { deskContent } from './library-query.ts'

type EditItemProps = {
  item: DeskContent | undefined
  me: string
  stages: readonly { route: string; label: string }[]
}

const rereads = ['content'] as const
const unwritten = { id: 'new', version: 0, changedAt: null, changedBy: null }

/** The form, what others did meanwhile, and whether students see it. */
export function EditItem({ item, me, stages }: EditItemProps) {
  const [, navigate] = useLocation()
  const order = item?.order ?? 100
  const save = async (values: ItemForm) => {
    const written = { ...asWritten(values), order }
    if (item !== undefined) return deskContent.change({ ...written, id: item.id, version: values.version })
    const added = await deskContent.add(written)
    return navigate(`/desk/library/${added.id}`, { replace: true })
  }
  return (
    <>
      <EntryEditor<ItemForm>
        catalogue="library"
        entry={item ?? unwritten}
        me={me}
        label={item === undefined ? 'Something new' : 'What it is'}
        values={item === undefined ? blank : formOf(item)}
        check={values => checkContent(asWritten(values))}
        save={save}
        done="It is saved."
        meanwhile={`${item?.changedBy ?? 'Somebody'} changed this while you were writing`}
        rereads={rereads}
        contentOf={values => ({ ...asWritten(values), order })}
        valuesOf={asTyped}
      >
        {form => <ItemFields form={form} stages={stages} />}
      </EntryEditor>
      {item !== undefined && <Publication item={item} />}
    </>
  )
}

const Publication = ({ item }: { item: DeskContent }) => (
  <section className="stack-4 medium">
    <h2>
      <EntryStateTag state={item.publishedAt === null ? 'draft' : 'published'} />
    </h2>
    <Actions>
      <DialogButton kind="quiet" label="See it as students do" title={item.title} wide>
        {() => <WholeItem item={item} />}
      </DialogButton>
      <EntryShown
        isShown={item.publishedAt !== null}
        rereads={rereads}
        publish={{
          label: 'Publish it',
          done: 'Students see it now.',
          act: () => deskContent.publish({ id: item.id }),
        }}
        retire={{
          label: 'Take it off the library',
          done: 'Students do not see it any more.',
          act: () => deskContent.withdraw({ id: item.id }),
        }}
      />
    </Actions>
  </section>
)
