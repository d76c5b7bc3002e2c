import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import { blankOf, labelsOf, typedOf, type Bound, type KindsOf } from '#src/records/fields.ts'
import { RecordFields, type FormOf } from '#src/records/screens/record-fields.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form, type FormOptions } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import type { DeskSlotView, DeskWebinarView } from '../contract.ts'
import * as copy from '../rules.ts'
import {
  checkDetails,
  checkSlot,
  detailsRecord,
  lengths,
  plannedTimeOf,
  slotRecord,
  stageIn,
  webinarStages,
  type Details,
  type SlotPlan,
} from '../rules.ts'
import { deskWebinars, deskWebinarsQuery, sandboxConference } from './api.ts'

/** What a webinar says of itself. */
export const DetailsFields = ({ form }: { form: FormOf<KindsOf<typeof detailsRecord>> }) => (
  <RecordFields of={detailsRecord} form={form} own={ownDetails} />
)

const ownDetails = { stage: (bound: Bound<Details['stage']>) => <StageField {...bound} /> }

const StageField = ({ value, onChange, ...bound }: Bound<Details['stage']>) => (
  <Select
    {...bound}
    label={detailsRecord.stage.look.label}
    hint={detailsRecord.stage.look.hint}
    optional
    placeholder={copy.noStage}
    options={webinarStages.map(stage => ({ value: stage, label: copy.stageNames[stage] }))}
    value={value ?? ''}
    onChange={stage => onChange(stageIn(stage))}
  />
)

type SlotFieldsProps = { form: FormOf<KindsOf<typeof slotRecord>>; isSandbox: boolean }

export const SlotFields = ({ form, isSandbox }: SlotFieldsProps) => (
  <RecordFields of={slotRecord} form={form} own={ownSlot(isSandbox)} />
)

const ownSlot = (isSandbox: boolean) => ({
  minutes: ({ value, onChange, ...bound }: Bound<number>) => (
    <Select
      {...bound}
      label={slotRecord.minutes.look.label}
      options={lengthChoices(value)}
      value={String(value)}
      onChange={minutes => onChange(Number(minutes))}
    />
  ),
  conferenceId: (bound: Bound<string>) => <ConferenceField {...bound} isSandbox={isSandbox} />,
})

/** The usual ones, and the one that stands. */
const lengthChoices = (present: number) =>
  [...new Set([...lengths, present])]
    .filter(minutes => minutes > 0)
    .toSorted((one, other) => one - other)
    .map(minutes => ({ value: String(minutes), label: `${minutes} minutes` }))

const ConferenceField = ({ isSandbox, ...bound }: Bound<string> & { isSandbox: boolean }) => (
  <>
    <TextInput
      {...bound}
      label={slotRecord.conferenceId.look.label}
      hint={
        isSandbox
          ? 'From BigMarker. It is the sandbox here: any id that begins with safar- will do.'
          : 'As BigMarker shows it.'
      }
      autoCapitalize="none"
      spellCheck={false}
    />
    {isSandbox && bound.value === '' && (
      <div>
        <Button kind="link" onClick={() => bound.onChange(sandboxConference())}>
          Use a new sandbox id
        </Button>
      </div>
    )}
  </>
)

type Options<V extends object> = {
  webinar: DeskWebinarView
  draft: string
  me: string
  /** As it stands on the server, no matter who changed it last. */
  current: V
  check: FormOptions<V>['check']
  save: (values: V, version: number) => Promise<unknown>
  onSaved: () => void
}

type Edit<V extends object> = {
  form: Form<V>
  /** What stands now where somebody else changed it since this was opened. */
  meanwhile: Partial<V>
  discard: () => void
}

/** A form of something that others may change as well: it says so, loses nothing, and the second save holds. */
function useEdit<V extends object>({ webinar, current, check, save, onSaved, ...rest }: Options<V>): Edit<V> {
  const queries = useQueryClient()
  const [opened] = useState(current)
  const [base, setBase] = useState(webinar.version)
  const form: Form<V> = useForm<V>({
    initial: opened,
    check,
    submit: async values => {
      try {
        await save(values, base)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'webinar-changed') setBase(await newestVersion())
        throw error
      }
      draft.clear()
      await readAgain(queries, 'webinars')
      onSaved()
    },
  })
  const draft = useDraft(rest.draft, rest.me, form)

  async function newestVersion(): Promise<number> {
    const { webinars } = await queries.fetchQuery({ ...deskWebinarsQuery, staleTime: 0 })
    return webinars.find(({ id }) => id === webinar.id)?.version ?? base
  }

  return { form, meanwhile: changesFrom(opened, current), discard: draft.clear }
}

function changesFrom<V extends object>(opened: V, current: V): Partial<V> {
  const changes: Partial<V> = {}
  for (const name in current) if (current[name] !== opened[name]) changes[name] = current[name]
  return changes
}

type MeanwhileProps = {
  webinar: DeskWebinarView
  meanwhile: object
  labels: { readonly [name: string]: string }
}

/** What somebody else wrote while one was typing, beside what one typed. */
function Meanwhile({ webinar, meanwhile, labels }: MeanwhileProps) {
  const changes = Object.entries(meanwhile)
  if (changes.length === 0) return null
  return (
    <Notice tone="info" live title={copy.meanwhile(webinar.changedBy ?? copy.somebody)}>
      <dl className="stack-2">
        {changes.map(([name, value]) => (
          <div key={name}>
            <dt className="dim">{labels[name] ?? name}</dt>
            <dd className="as-typed">{value === '' || value === null ? 'Nothing' : String(value)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

type FrameProps<V extends object> = {
  form: Form<V>
  label: string
  save: string
  cancel: string
  onCancel: () => void
  children: ReactNode
}

const Frame = <V extends object>({ form, label, save, cancel, onCancel, children }: FrameProps<V>) => (
  <div className="narrow">
    <FormFrame form={form} label={label}>
      {children}
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          {save}
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </Actions>
    </FormFrame>
  </div>
)

type EditProps = { webinar: DeskWebinarView; me: string; onDone: () => void }

export function EditDetails({ webinar, me, onDone }: EditProps) {
  const toasts = useToasts()
  const { form, meanwhile, discard } = useEdit({
    webinar,
    me,
    draft: `desk/webinars/${webinar.id}`,
    current: typedOf(detailsRecord, webinar),
    check: checkDetails,
    save: (values, version) => deskWebinars.change({ id: webinar.id, version, ...values }),
    onSaved: () => {
      toasts.success('Saved. Students see it now.')
      onDone()
    },
  })
  const leave = () => {
    discard()
    onDone()
  }
  return (
    <Frame form={form} label="Change the webinar" save="Save" cancel="Do not change" onCancel={leave}>
      <DetailsFields form={form} />
      <Meanwhile webinar={webinar} meanwhile={meanwhile} labels={labelsOf(detailsRecord)} />
    </Frame>
  )
}

const planOf = ({ startTime, endTime, agenda, conferenceId }: DeskSlotView): SlotPlan => ({
  ...plannedTimeOf(Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)),
  agenda,
  conferenceId,
})

type EditSlotProps = EditProps & { isSandbox: boolean }

export function EditSlot({ webinar, slot, me, isSandbox, onDone }: EditSlotProps & { slot: DeskSlotView }) {
  const toasts = useToasts()
  const { form, meanwhile, discard } = useEdit({
    webinar,
    me,
    draft: `desk/webinars/slot/${slot.id}`,
    current: planOf(slot),
    check: checkSlot,
    save: (values, version) => deskWebinars.changeSlot({ slot: slot.id, version, ...values }),
    onSaved: () => {
      toasts.success('Saved. Those registered are notified of a new time.')
      onDone()
    },
  })
  const leave = () => {
    discard()
    onDone()
  }
  return (
    <Frame form={form} label="Change this time" save="Save" cancel="Do not change" onCancel={leave}>
      <SlotFields form={form} isSandbox={isSandbox} />
      <Meanwhile webinar={webinar} meanwhile={meanwhile} labels={labelsOf(slotRecord)} />
    </Frame>
  )
}

export function AddSlot({ webinar, me, isSandbox, onDone }: EditSlotProps) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: { ...blankOf(slotRecord), agenda: webinar.slots.at(-1)?.agenda ?? '' },
    check: checkSlot,
    submit: async values => {
      await deskWebinars.addSlot({ id: webinar.id, ...values })
      draft.clear()
      await readAgain(queries, 'webinars')
      toasts.success('The time is added. Students see it now.')
      onDone()
    },
  })
  const draft = useDraft(`desk/webinars/${webinar.id}/slot`, me, form)
  const leave = () => {
    draft.clear()
    onDone()
  }
  return (
    <Frame form={form} label="Add a time" save="Add this time" cancel="Not now" onCancel={leave}>
      <SlotFields form={form} isSandbox={isSandbox} />
    </Frame>
  )
}
