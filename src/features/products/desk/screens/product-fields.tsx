import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { Group } from '#src/ui/group.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { criterionNames, perTime, simNames } from '#src/features/products/copy.ts'
import { criteria, simKinds, type Criterion } from '#src/features/products/rules.ts'
import { kindIn, longestTerm } from '../rules.ts'
import type { ProductValues } from './product-values.ts'

type PartProps = { form: Form<ProductValues> }

/** All that is known of a product. What it is, is said before. */
export function ProductFields({ form }: PartProps) {
  const kind = kindIn(form.values.kind)
  return (
    <>
      <div className="stack-4 tiles-4 top">
        <TextInput {...form.field('title')} label="Name that students read" maxLength={120} />
        <TextInput {...form.field('provider')} label="Partner" maxLength={120} />
        <NumberInput
          {...form.field('price')}
          label={`Price ${kind === undefined ? 'a month' : perTime[kind]}`}
          decimal
          before="$"
        />
        <NumberInput {...form.field('place')} label="Place in the list" hint="The smallest stands first." />
      </div>
      <TextInput {...form.field('pitch')} label="In a line, for whom it is" optional maxLength={300} />
      <Checkbox {...form.field('needsSsn')} label="Asks for a Social Security number" />
      {kind === 'phone-plan' && <Sims form={form} />}
      {kind !== undefined && <TermsFields form={form} names={criteria[kind]} />}
      <div className="stack-4 tiles-4 top">
        <TextInput
          {...form.field('source')}
          label="Where this was read"
          hint="A page, a letter, a call. Students read it."
          maxLength={120}
        />
        <DateInput {...form.field('checkedOn')} label="The day on which it was read" />
        <TextInput
          {...form.field('website')}
          label="The partner’s own page"
          optional
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Checkbox
        {...form.field('isSample')}
        label="These are sample figures"
        detail="Students read never to take them for today’s terms."
      />
    </>
  )
}

function Sims({ form }: PartProps) {
  const { value, onChange, error } = form.field('sims')
  return (
    <Group label="How it comes" error={error}>
      {() =>
        simKinds.map(sim => (
          <Checkbox
            key={sim}
            name={`sim-${sim}`}
            label={simNames[sim]}
            value={value.includes(sim)}
            onChange={isTicked => onChange(isTicked ? [...value, sim] : value.filter(one => one !== sim))}
          />
        ))
      }
    </Group>
  )
}

function TermsFields({ form, names }: PartProps & { names: readonly Criterion[] }) {
  const { value, onChange, error } = form.field('terms')
  const field = (name: Criterion) => ({
    name,
    value: value[name] ?? '',
    onChange: (words: string) => onChange({ ...value, [name]: words }),
  })
  return (
    <Group label="What it is compared by" hint="What is left empty reads ‘Not said’." error={error}>
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
