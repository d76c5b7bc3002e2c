import { Checkbox } from '#src/ui/checkbox.tsx'
import type { Form } from '#src/ui/form.ts'
import { Group } from '#src/ui/group.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { partners, planCodes, visas } from '#src/stages/health-insurance/coverage/rules.ts'
import { brochureFields, type BrochureField } from '../rules.ts'
import { brochureHint, codeNames, fieldNames, refundDaysHint } from '../copy.ts'
import s from './catalogue.module.css'
import type { PlanValues } from './plan-values.ts'

type PartProps = { form: Form<PlanValues> }

/** All that is known of a plan. Amounts are in US dollars. */
export const PlanFields = ({ form }: PartProps) => (
  <>
    <Identity form={form} />
    <Features form={form} />
    <Group label="What it is">
      {() => (
        <div className={s.ticks}>
          {ticks.map(name => (
            <Checkbox key={name} {...form.field(name)} label={fieldNames[name]} />
          ))}
        </div>
      )}
    </Group>
  </>
)

const ticks = ['isAca', 'isInternational', 'coversPreExisting', 'isDeductibleAnnual', 'isSample'] as const

const Identity = ({ form }: PartProps) => (
  <>
    <div className={s.fields}>
      <TextInput {...form.field('retailName')} label={fieldNames.retailName} maxLength={120} />
      <TextInput {...form.field('insuranceCompany')} label={fieldNames.insuranceCompany} maxLength={120} />
      <TextInput {...form.field('policyId')} label={fieldNames.policyId} maxLength={120} />
      <Select
        {...form.field('partner')}
        label={fieldNames.partner}
        options={partners.map(value => ({ value, label: value }))}
      />
      <Select
        {...form.field('code')}
        label={fieldNames.code}
        options={planCodes.map(value => ({ value, label: codeNames[value] }))}
      />
      <TextInput
        {...form.field('fullBrochureUrl')}
        label={fieldNames.fullBrochureUrl}
        optional
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...form.field('claimsAddress')}
        label={fieldNames.claimsAddress}
        hint="The insurer’s, in one line. Without it students are asked to contact support."
        optional
        maxLength={200}
      />
    </div>
    <Group label="What the brochure names" hint={brochureHint}>
      {() => (
        <div className={s.fields}>
          {named.map(name => (
            <TextInput
              key={name}
              {...form.field(name)}
              label={fieldNames[name]}
              optional
              maxLength={brochureFields[name]}
            />
          ))}
          <TextArea
            {...form.field('exclusions')}
            label={fieldNames.exclusions}
            optional
            minRows={2}
            maxLength={brochureFields.exclusions}
          />
        </div>
      )}
    </Group>
    <Visas form={form} />
  </>
)

const named = ['network', 'emergencyPhone', 'claimDeadline'] as const satisfies readonly BrochureField[]

function Visas({ form }: PartProps) {
  const { value, onChange, error } = form.field('visas')
  return (
    <Group label={fieldNames.visas} error={error}>
      {() => (
        <div className={s.row}>
          {visas.map(visa => (
            <Checkbox
              key={visa}
              name={`visa-${visa}`}
              label={visa}
              value={value.includes(visa)}
              onChange={isTicked => onChange(isTicked ? [...value, visa] : value.filter(one => one !== visa))}
            />
          ))}
        </div>
      )}
    </Group>
  )
}

const amounts = ['deposit', 'deductible', 'outOfPocketMax', 'maxBenefit', 'evacuation', 'repatriation'] as const

const Features = ({ form }: PartProps) => (
  <div className={s.fields}>
    {amounts.map(name => (
      <NumberInput
        key={name}
        {...form.field(name)}
        label={fieldNames[name]}
        placeholder={name === 'maxBenefit' ? 'No limit' : undefined}
        decimal
        before="$"
      />
    ))}
    <NumberInput {...form.field('coInsurance')} label={fieldNames.coInsurance} after="%" />
    <NumberInput {...form.field('preventive')} label={fieldNames.preventive} after="%" />
    <NumberInput
      {...form.field('refundDays')}
      label={fieldNames.refundDays}
      hint={refundDaysHint}
      after="days"
      optional
    />
  </div>
)
