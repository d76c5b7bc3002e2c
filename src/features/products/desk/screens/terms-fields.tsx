import { criterionNames } from '#src/features/products/copy.ts'
import type { Criterion, Terms } from '#src/features/products/rules.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Group } from '#src/ui/group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { longestTerm, productRecord } from '../rules.ts'

/** What products of a kind are compared by, a text each. */
export function TermsFields({ value, onChange, error, names }: Binding<Terms> & { names: readonly Criterion[] }) {
  const { label, hint } = productRecord.terms.look
  const field = (name: Criterion) => ({
    name,
    value: value[name] ?? '',
    onChange: (words: string) => onChange({ ...value, [name]: words }),
  })
  return (
    <Group label={label} hint={hint} error={error}>
      {() => (
        <div className="stack-4 tiles-4 top">
          {names.map(name => (
            <TextArea
              key={name}
              {...field(name)}
              label={criterionNames[name]}
              {...(name === 'papers' && { hint: 'One paper a line: students tick them.' })}
              minRows={name === 'papers' ? 4 : 1}
              maxLength={longestTerm}
            />
          ))}
        </div>
      )}
    </Group>
  )
}
