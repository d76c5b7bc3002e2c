import type { Binding } from '#src/ui/binding.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import * as copy from '#src/stages/sop-review/feedback/copy.ts'
import { longestRemark, tags, type Tag } from '#src/stages/sop-review/feedback/rules.ts'

/** A remark as it is typed; without a tag, the tag is empty. */
export type SaidValues = { text: string; tag: string }

export const checkSaid = ({ text, tag }: SaidValues) => {
  if (text.trim() === '' && tag === '') return { text: copy.tagOrRemark }
  return text.length > longestRemark ? { text: `Please use at most ${longestRemark} characters.` } : {}
}

export const tagOf = (value: string): Tag | null => tags.find(tag => tag === value) ?? null

type RemarkFieldsProps = { text: Binding<string>; tag: Binding<string>; autoFocus: boolean; onType?: () => void }

/** The words and the tag, with what the tag will tell the student. */
export function RemarkFields({ text, tag, autoFocus, onType }: RemarkFieldsProps) {
  const chosen = tagOf(tag.value)
  const typing = (binding: Binding<string>) => ({
    ...binding,
    onChange: (value: string) => {
      binding.onChange(value)
      onType?.()
    },
  })
  return (
    <>
      <TextArea {...typing(text)} label="Remark" minRows={2} maxRows={12} autoFocus={autoFocus} />
      <Select
        {...typing(tag)}
        label="Tag"
        optional
        placeholder="No tag"
        hint={chosen === null ? undefined : copy.tags[chosen].explanation}
        options={tags.map(value => ({ value, label: copy.tags[value].name }))}
      />
    </>
  )
}
