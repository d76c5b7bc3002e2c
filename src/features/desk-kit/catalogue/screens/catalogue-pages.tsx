import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import type { SavedEditorProps } from '#src/features/desk-kit/screens/saved-editor.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'
import { blankOf, labelsOf, pickOf, typedOf } from '#src/records/fields.ts'
import type { AnsweredIn, Fields, Kinds, TypedIn } from '#src/records/fields.ts'
import { besideFields, RecordFields, type FormOf, type RecordFieldsProps } from '#src/records/screens/record-fields.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { dayOf } from '#src/values/dates.ts'
import type { Messages } from '#src/values/messages.ts'
import type { KeyName } from '#src/wire/topics.ts'
import type { EntryName } from './api.ts'
import { EntryEditor } from './entry-editor.tsx'
import { EntryShown, type EntryShownProps } from './entry-shown.tsx'

type Check<R extends Kinds> = (typed: TypedIn<R>, today: string) => Messages
/** What the controls of a form depend on beside its record. */
type Asked<R extends Kinds> = (form: FormOf<R>) => Omit<RecordFieldsProps<R>, 'of' | 'form'>

type Entry = SavedEditorProps<{ version: number }>['entry'] & { id: string }

type RecordEditorProps<R extends Kinds> = Pick<
  SavedEditorProps<TypedIn<R> & { version: number }>,
  'me' | 'label' | 'button' | 'done' | 'meanwhile' | 'rereads' | 'renderEffect'
> & {
  record: Fields<R>
  catalogue: EntryName['catalogue']
  entry: Entry
  /** What it says, as it is typed. */
  typed: TypedIn<NoInfer<R>>
  check: Check<NoInfer<R>>
  save: (entry: TypedIn<R> & { id: string; version: number }) => Promise<unknown>
  asked?: Asked<NoInfer<R>> | undefined
}

/** The form of an entry, with its drafts and its history, all from its record. */
export function RecordEditor<R extends Kinds>({
  record,
  entry,
  typed,
  check,
  save,
  asked,
  ...rest
}: RecordEditorProps<R>) {
  const today = useToday()
  const { id, version } = entry
  return (
    <EntryEditor<TypedIn<R> & { version: number }>
      {...rest}
      entry={entry}
      values={{ ...typed, version }}
      check={values => besideFields(values, check(values, today))}
      save={values => save({ ...pickOf(record, values), id, version: values.version })}
      contentOf={values => pickOf(record, values)}
      fieldNames={labelsOf(record)}
    >
      {form => <AskedFields record={record} form={form} asked={asked} />}
    </EntryEditor>
  )
}

type AskedFieldsProps<R extends Kinds> = { record: Fields<R>; form: FormOf<NoInfer<R>>; asked: Asked<R> | undefined }

const AskedFields = <R extends Kinds>({ record, form, asked }: AskedFieldsProps<R>) => (
  <RecordFields<R> of={record} form={form} {...asked?.(form)} />
)

function useToday(): string {
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  return today
}

type NewEntryProps<R extends Kinds> = {
  record: Fields<R>
  me: string
  /** Under which what is typed is kept until it is added. */
  draft: string
  title: string
  label: string
  button: string
  /** Said once it is added. */
  done: string
  back: { href: string; to: string }
  rereads: readonly KeyName[]
  check: Check<NoInfer<R>>
  /** Answers where it is then. */
  add: (typed: TypedIn<R>) => Promise<string>
  asked?: Asked<NoInfer<R>> | undefined
}

/** The form of an entry that is not there yet. */
function NewEntry<R extends Kinds>({ record, me, draft, back, rereads, check, add, ...said }: NewEntryProps<R>) {
  const [, navigate] = useLocation()
  const saving = useSaving(...rereads)
  const today = useToday()
  const saved = useSavedForm<TypedIn<R>>({
    name: draft,
    owner: me,
    saved: blankOf(record),
    check: values => besideFields(values, check(values, today)),
    save: async values => {
      let at = back.href
      await saving(async () => {
        at = await add(values)
      }, said.done)
      navigate(at)
    },
  })
  return (
    <Screen title={said.title} words={<Link href={back.href}>Back to {back.to}</Link>}>
      <div className="stack-4 medium">
        <FormFrame form={saved.form} label={said.label}>
          <AskedFields record={record} form={saved.form} asked={said.asked} />
          <SaveBar saved={saved} words={said.button} onCancel={() => navigate(back.href)} />
        </FormFrame>
      </div>
    </Screen>
  )
}

type CataloguePages<R extends Kinds, N extends Kinds, Found, Read, Key extends QueryKey> = Pick<
  RecordEditorProps<R>,
  'record' | 'catalogue' | 'label' | 'save' | 'rereads'
> & {
  check: (found: Found, typed: TypedIn<R>, today: string) => Messages
  asked?: (found: Found) => ReturnType<Asked<R>>
  back: { href: string; to: string }
  /** 'product': what an entry is called. */
  what: string
  title: string
  List: () => ReactNode
  /** The page that adds one, at 'new'. */
  adding: Omit<NewEntryProps<N>, 'me' | 'back' | 'rereads' | 'label'>
  query: (id: string) => UseQueryOptions<Read, Error, Found | undefined, Key>
  entryOf: (found: Found) => Entry & AnsweredIn<R>
  titleOf: (found: Found) => string
  /** What a change would do. */
  effect: (found: Found, typed: TypedIn<R>) => ReactNode
  shown: (found: Found) => Omit<EntryShownProps, 'rereads'>
  /** What it means that it is retired. */
  retired: string
  below?: (found: Found) => ReactNode
}

/** The pages of a catalogue: its list, one more, and one entry with its form, its drafts, its history and whether it is shown. */
export function cataloguePages<R extends Kinds, N extends Kinds, Found, Read, Key extends QueryKey>(
  pages: CataloguePages<R, N, Found, Read, Key>,
) {
  const { List, adding, label, back, rereads } = pages
  return function Catalogue({ id, me }: { id: string | undefined; me: string }) {
    if (id === undefined) return <List />
    if (id === 'new') return <NewEntry {...adding} {...{ label, back, rereads, me }} />
    return <Page key={id} pages={pages} id={id} me={me} />
  }
}

type PageProps<R extends Kinds, N extends Kinds, Found, Read, Key extends QueryKey> = {
  pages: CataloguePages<R, N, Found, Read, Key>
  id: string
  me: string
}

function Page<R extends Kinds, N extends Kinds, Found, Read, Key extends QueryKey>({
  pages,
  id,
  me,
}: PageProps<R, N, Found, Read, Key>) {
  const { what, back, title, titleOf, entryOf, shown, retired, below, effect } = pages
  const query = useQuery(pages.query(id))
  return (
    <DeskPage title={query.data === undefined ? title : titleOf(query.data)} what={what} back={back} query={query}>
      {found => (
        <div className="stack-6">
          {!shown(found).isShown && (
            <Notice tone="wrong" title="Retired">
              {retired}
            </Notice>
          )}
          <RecordEditor
            {...pages}
            me={me}
            entry={entryOf(found)}
            typed={typedOf(pages.record, entryOf(found))}
            check={(typed, today) => pages.check(found, typed, today)}
            asked={() => pages.asked?.(found) ?? {}}
            renderEffect={typed => effect(found, typed)}
          />
          {below?.(found)}
          <EntryShown {...shown(found)} rereads={pages.rereads} />
        </div>
      )}
    </DeskPage>
  )
}
