import { useRead } from '#src/browser/reads.ts'
import type { studentsContracts } from '#src/features/students/contract.ts'
import { useId } from 'react'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { CrossIcon } from '#src/ui/icons.tsx'
import { NativeInput } from '#src/ui/native-input.tsx'
import { Select } from '#src/ui/select.tsx'
import control from '#src/ui/control.module.css'
import type { Choices } from '../contract.ts'
import type { FileView } from '#src/features/people/contract.ts'
import { Loaded, Missing } from '#src/ui/waiting.tsx'
import * as copy from '#src/features/students/copy.ts'
import { checkTag, longestTag } from '#src/features/students/copy.ts'
import s from '#src/features/students/screens/students.module.css'

export const { studentFiles: files } = deskApiOf<typeof studentsContracts>()
const rereads = ['student-files'] as const

/** Who leads a student, and how the desk sorts them. */
export function FileHead({ student }: { student: string }) {
  const query = useRead(files.choices)
  const { data: choices } = query
  return (
    <Loaded what="who leads this student" query={useRead(files.read, { id: student })}>
      {file => (
        <div className="stack-4">
          <Missing query={query} what="advisors and tags" />
          <Lead student={student} file={file} advisors={choices?.advisors ?? []} />
          <Tags student={student} tags={file.tags} known={choices?.tags ?? []} />
        </div>
      )}
    </Loaded>
  )
}

type LeadProps = { student: string; file: FileView; advisors: Choices['advisors'] }

function Lead({ student, file: { lead }, advisors }: LeadProps) {
  const set = useVerb((id: string) => files.setLead({ id: student, lead: id === '' ? null : id }), { rereads })
  // Who has left the desk is shown until somebody else takes over.
  const isThere = lead === null || advisors.some(({ id }) => id === lead.id)
  const all = isThere ? advisors : [lead, ...advisors]
  return (
    <div className="stack-1 packed">
      <Select
        name="lead"
        label={copy.lead}
        placeholder={null}
        value={set.isPending ? set.variables : (lead?.id ?? '')}
        onChange={id => set.mutate(id)}
        options={[{ value: '', label: copy.nobody }, ...all.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {lead !== null && (
        <p className="faint">
          Since <When at={lead.since} />
          {lead.by !== null && `, by ${lead.by}`}
        </p>
      )}
    </div>
  )
}

function Tags({ student, tags, known }: { student: string; tags: readonly string[]; known: Choices['tags'] }) {
  const list = useId()
  const remove = useVerb((tag: string) => files.removeTag({ id: student, tag }), { rereads })
  const add = useVerb((tag: string) => files.addTag({ id: student, tag }), { rereads })
  const form = useForm({
    initial: { tag: '' },
    check: checkTag,
    submit: async ({ tag }) => {
      await add.mutateAsync(tag)
      form.replace({ tag: '' })
    },
  })
  return (
    <div className="stack-2 packed">
      <FormFrame form={form} label={copy.tags}>
        <div className="stack-2 first-wide bottom">
          <NativeInput
            {...form.field('tag')}
            className={control.control}
            type="text"
            label={copy.newTag}
            hint={copy.tagHint}
            list={list}
            maxLength={longestTag}
            autoComplete="off"
          />
          <Button type="submit" busy={form.busy}>
            {copy.addTag}
          </Button>
        </div>
        <datalist id={list}>
          {known
            .filter(({ name }) => !tags.includes(name))
            .map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </datalist>
      </FormFrame>
      {tags.length > 0 && (
        <ul className="wrap list gap-2" aria-label={copy.tags}>
          {tags.map(tag => (
            <li key={tag} className={s.tag}>
              {tag}
              <button
                type="button"
                className={s.remove}
                aria-label={copy.removeTag(tag)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(tag)}
              >
                <CrossIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
