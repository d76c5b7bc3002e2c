import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { DraftLine } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import type { ParamsView } from '../contract.ts'
import {
  checkContribution,
  consulates,
  fundings,
  longestSubject,
  written,
  type Line,
  fundingNames,
  outcomeNames,
} from '../rules.ts'
import { LinesField } from './lines-field.tsx'
import { transcripts, useReread } from './api.ts'

type Contribution = {
  university: ComboboxOption | null
  subject: string
  consulate: string
  funding: 'funding-loan' | 'funding-self' | 'both' | ''
  outcome: 'accepted' | 'rejected' | ''
  lines: readonly Line[]
  consent: boolean
}

const begin = ({ university, subject, consulate, funding }: ParamsView): Contribution => ({
  university: university && { value: university.id, label: university.name },
  subject,
  consulate: consulate ?? '',
  funding: funding ?? '',
  outcome: '',
  lines: [
    { speaker: 'VO', txt: '' },
    { speaker: 'Me', txt: '' },
    { speaker: 'VO', txt: '' },
    { speaker: 'Me', txt: '' },
  ],
  consent: false,
})

const sent = ({ university, funding, lines, ...rest }: Contribution) => ({
  ...rest,
  university: university?.value ?? '',
  funding: funding === '' ? [] : funding === 'both' ? [...fundings] : [funding],
  lines: written(lines).map(line => ({ ...line })),
})

type TellFormProps = { owner: string; params: ParamsView; onEnd: () => void }

/** What was asked and answered, as one remembers it. It stays on this device until it is sent. */
export function TellForm({ owner, params, onEnd }: TellFormProps) {
  const toasts = useToasts()
  const reread = useReread()
  const form: Form<Contribution> = useForm<Contribution>({
    initial: begin(params),
    check: values => checkContribution(sent(values)),
    submit: async values => {
      await transcripts.tell(sent(values))
      draft.clear()
      toasts.success('Thank you. Your interview is with us.')
      await reread()
      onEnd()
    },
  })
  const draft = useDraft('transcript-telling', owner, form)
  return (
    <FormFrame form={form} label="Your interview, as you remember it">
      <div className="stack-5 shrink">
        <DraftLine draft={draft} />
        <RadioGroup
          tiles
          {...form.field('outcome')}
          label="How did it end?"
          options={[
            { value: 'accepted', label: outcomeNames.accepted },
            { value: 'rejected', label: outcomeNames.rejected, detail: 'A 221(g) slip as well' },
          ]}
        />
        <UniversityField {...form.field('university')} label="University" />
        <TextInput {...form.field('subject')} label="Subject" maxLength={longestSubject} />
        <div className="stack-5 tiles-4">
          <Select
            {...form.field('consulate')}
            label="Consulate"
            options={consulates.map(value => ({ value, label: value }))}
          />
          <Select
            {...form.field('funding')}
            onChange={value => form.set('funding', fundingIn(value))}
            label="Source of funding"
            options={[
              ...fundings.map(value => ({ value, label: fundingNames[value] })),
              { value: 'both', label: `${fundingNames['funding-loan']} and ${fundingNames['funding-self']}` },
            ]}
          />
        </div>
        <LinesField {...form.field('lines')} />
        <Checkbox
          {...form.field('consent')}
          label="You may publish this without names."
          detail="You can take it back at any time, also when it is published."
        />
        <Actions>
          <Button type="submit" busy={form.busy} busyWords="Sending">
            Send it to us
          </Button>
          <Button kind="link" onClick={onEnd}>
            Not now: what you wrote stays here
          </Button>
        </Actions>
      </div>
    </FormFrame>
  )
}

const fundingIn = (value: string): Contribution['funding'] =>
  value === 'both' ? 'both' : (fundings.find(one => one === value) ?? '')
