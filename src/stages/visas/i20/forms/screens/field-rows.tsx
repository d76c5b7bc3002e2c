import type { ReactNode } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { Form } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { fieldKindWords, valueLabels } from '../copy.ts'
import { fits, isMoney, moneyFormats, valueNames, type FieldKind, type FormField } from '../rules.ts'
import s from '#src/stages/visas/screens/visas.module.css'
import type { Chosen, MappingForm } from './use-mapping.ts'

type FieldRowsProps = { form: Form<MappingForm>; fields: readonly FormField[]; children: ReactNode }

const nothing: Chosen = { value: '', format: moneyFormats[0] }

export function FieldRows({ form, fields, children }: FieldRowsProps) {
  const { chosen } = form.values
  return (
    <FormFrame form={form} label="What goes into its fields">
      <ul className="list box round-3 below-4">
        {fields.map(field => (
          <FieldRow
            key={field.name}
            field={field}
            chosen={chosen[field.name] ?? nothing}
            onChoose={choice => form.set('chosen', { ...chosen, [field.name]: choice })}
          />
        ))}
      </ul>
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          Save the mapping
        </Button>
        {children}
      </Actions>
    </FormFrame>
  )
}

type FieldRowProps = { field: FormField; chosen: Chosen; onChoose: (chosen: Chosen) => void }

function FieldRow({ field: { name, kind, page }, chosen, onChoose }: FieldRowProps) {
  const value = valueNames.find(known => known === chosen.value)
  return (
    <li className={s.field}>
      <div className="stack-1 text-1 breakable">
        <strong>{name}</strong>
        <span>
          Page {page} <Tag>{fieldKindWords[kind]}</Tag>
        </span>
      </div>
      {kind === 'other' ? (
        <p className="quiet">We cannot fill this kind of field.</p>
      ) : (
        <div className={s.choices}>
          <Select
            name={`${name} value`}
            label={<span className="visually-hidden">What goes into {name}</span>}
            placeholder="Nothing"
            value={chosen.value}
            onChange={next => onChoose({ ...chosen, value: next })}
            options={optionsFor(kind)}
          />
          {value !== undefined && isMoney(value) && (
            <Select
              name={`${name} format`}
              label={<span className="visually-hidden">How the amount in {name} is written</span>}
              placeholder={null}
              value={chosen.format}
              onChange={format => onChoose({ ...chosen, format })}
              options={moneyFormats.map(format => ({ value: format, label: format }))}
            />
          )}
        </div>
      )}
    </li>
  )
}

const optionsFor = (kind: FieldKind) =>
  valueNames.filter(value => fits(kind, value)).map(value => ({ value, label: valueLabels[value] ?? value }))
