import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { RecordEditor } from '#src/features/desk-kit/catalogue/screens/catalogue-pages.tsx'
import { EntryShown, EntryStateTag } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import type { DeskContent } from '#src/features/content/contract.ts'
import * as copy from '#src/features/content/copy.ts'
import { checkContent, contentRecord, type Written } from '#src/features/content/record/rules.ts'
import { contentTypes, formatNames, formats, isSound, takesAddress, takesMedia } from '#src/features/content/rules.ts'
import type { ContentType, Format } from '#src/features/content/rules.ts'
import { toLibrary } from '#src/features/documents/screens/desk-address.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { blankOf, pickOf, typedOf, type Bound, type KindsOf } from '#src/records/fields.ts'
import type { FormOf, RecordFieldsProps } from '#src/records/screens/record-fields.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { WholeItem } from '../content-item.tsx'
import { deskContent } from './api.ts'

type Stages = readonly { route: string; label: string }[]
type EditItemProps = { item: DeskContent | undefined; me: string; stages: Stages }

const rereads = ['content'] as const
const unwritten = { id: 'new', version: 0, changedAt: null, changedBy: null }

const typedItem = (item: DeskContent): Written =>
  typedOf(contentRecord, {
    ...item,
    media: item.mediaId,
    captions: item.captionsId,
    sourceName: item.source?.name ?? '',
    sourceCheckedOn: item.source?.checkedOn ?? null,
  })

/** The form, what others did meanwhile, and whether students see it. */
export function EditItem({ item, me, stages }: EditItemProps) {
  const [, navigate] = useLocation()
  return (
    <>
      <RecordEditor
        record={contentRecord}
        catalogue="library"
        entry={item ?? unwritten}
        typed={item === undefined ? blankOf(contentRecord) : typedItem(item)}
        me={me}
        label={item === undefined ? 'Something new' : 'What it is'}
        check={checkContent}
        save={async typed => {
          if (item !== undefined) return deskContent.change(typed)
          const added = await deskContent.add(pickOf(contentRecord, typed))
          return navigate(`/desk/library/${added.id}`, { replace: true })
        }}
        done="It is saved."
        meanwhile={`${item?.changedBy ?? 'Somebody'} changed this while you were writing`}
        rereads={rereads}
        asked={form => askedOf(form, stages, item)}
      />
      {item !== undefined && <Publication item={item} />}
    </>
  )
}

type Parts = KindsOf<typeof contentRecord>

/** What is asked depends on what it is and where it comes from. */
function askedOf(
  form: FormOf<Parts>,
  stages: Stages,
  item: DeskContent | undefined,
): Omit<RecordFieldsProps<Parts>, 'of' | 'form'> {
  const { type, format } = form.values
  const { look } = contentRecord.summary
  return {
    without: [
      'order',
      ...(takesAddress(format) ? [] : (['address'] as const)),
      ...(takesMedia(format) ? [] : (['media'] as const)),
      ...(format === 'VerticalInApp' ? [] : (['captions'] as const)),
    ],
    own: {
      type: bound => (
        <Select
          {...bound}
          label={contentRecord.type.look.label}
          placeholder={null}
          onChange={value => {
            const chosen = contentTypes.find(one => one === value) ?? 'Article'
            form.set('type', chosen)
            form.set('format', formatOf(chosen, format))
          }}
          options={contentTypes.map(value => ({ value, label: copy.typeNames[value] }))}
        />
      ),
      format: bound => (
        <Select
          {...bound}
          label={contentRecord.format.look.label}
          placeholder={null}
          onChange={value => bound.onChange(formatOf(type, value))}
          options={formats[type].map(value => ({ value, label: copy.formatNames[value] }))}
        />
      ),
      summary: bound => <TextArea {...bound} label={look.label} minRows={2} maxRows={4} />,
      stage: ({ value, onChange, ...bound }) => (
        <Select
          {...bound}
          label={contentRecord.stage.look.label}
          placeholder="The whole journey"
          value={value ?? ''}
          onChange={stage => onChange(stage === '' ? null : stage)}
          options={stages.map(({ route, label }) => ({ value: route, label }))}
        />
      ),
      address: bound => (
        <TextInput
          {...bound}
          label={isSound(format) ? 'Its address, if it isn’t a file of ours' : 'Address'}
          hint={format === 'Typeform' ? copy.typeformHint : 'It starts with https://.'}
          optional={isSound(format)}
          type="url"
          autoComplete="off"
        />
      ),
      media: bound => (
        <LibraryFile
          {...bound}
          name={item?.mediaId === bound.value ? item?.mediaName : 'The file'}
          label={type === 'Video' ? 'The video' : 'The sound'}
          optional={isSound(format)}
        />
      ),
      captions: bound => (
        <LibraryFile
          {...bound}
          name={item?.captionsId === bound.value ? item?.captionsName : 'The captions'}
          label={contentRecord.captions.look.label}
          hint="A WebVTT file."
        />
      ),
      body: bound => <RichTextField {...bound} label={bodyLabel(type, format)} />,
    },
  }
}

type LibraryFileProps = Omit<Bound<string | null>, 'name'> & {
  name: string | null | undefined
  label: string
  hint?: string
  optional?: boolean
}

/** A file of ours by its id; the name of an earlier one is not known any more. */
function LibraryFile({ value, onChange, onBlur: _onBlur, name, ...field }: LibraryFileProps): ReactNode {
  const filesOf = (id: string | null) => (id === null ? [] : [{ id, name: name ?? '', type: '', bytes: 0 }])
  const [files, setFiles] = useState(() => filesOf(value))
  if ((files[0]?.id ?? null) !== value) setFiles(filesOf(value))
  return (
    <FileField
      {...field}
      value={files}
      onChange={chosen => {
        setFiles([...chosen])
        onChange(chosen[0]?.id ?? null)
      }}
      purpose="media"
      to={toLibrary}
    />
  )
}

const formatOf = (type: ContentType, value: string): Format =>
  formatNames.find(format => format === value && formats[type].some((known: Format) => known === format)) ??
  formats[type][0]

const bodyLabel = (type: ContentType, format: Format): string => {
  if (type === 'QnASnippet') return 'The answer'
  if (format === 'Own') return 'The text'
  return type === 'Video' || type === 'AudioFeed' ? 'What is said, as text' : 'What to know before one opens it'
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
