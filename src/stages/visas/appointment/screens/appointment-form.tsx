import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TimeInput } from '#src/ui/time-input.tsx'
import { later } from '#src/ui/later.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { appointment as calls, useReadAgain } from '#src/stages/visas/screens/api.ts'
import { consulates } from '#src/stages/visas/transcripts/rules.ts'
import { useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import type { AppointmentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { appointmentAsks, checkPlanned, freeChanges, plannedFrom, plannedOf, type Planned } from '../rules.ts'

// The step is read and done without it by most.
const ReadPaperFile = later(
  async () => (await import('#src/features/documents/screens/read-paper-file.tsx')).ReadPaperFile,
  null,
)
const confirmation = ['appointment-confirmation'] as const

type Booked = AppointmentView['appointment']
type Values = Planned & { why: 'rescheduled' | 'corrected' | '' }
type AppointmentFormProps = { appointment: Booked; known: Known; me: string; onDone: () => void }

/** Both visits as they stand on the confirmation; where one was entered before, also why it is another now. */
export function AppointmentForm({ appointment, known, me, onDone }: AppointmentFormProps) {
  const { form, draft } = useAppointment(appointment, placeIn(known), me, onDone)
  const place = form.field('place')
  const from = useOrigins('appointment', appointmentAsks, form.values)
  const used = (appointment?.changes ?? 0) >= freeChanges
  return (
    <FormFrame form={form} label={copy.tell} from={from}>
      <p>{copy.tellLede}</p>
      <ReadPaperFile
        title={copy.readTitle}
        level={3}
        lede={copy.readLede}
        papers={confirmation}
        canTypeHere
        onRead={(_, says) => {
          const { place: read, interviewDay, vacDay } = plannedFrom(says)
          if (read !== undefined) form.set('place', read)
          if (interviewDay !== undefined) form.set('interviewDay', interviewDay)
          if (vacDay !== undefined) form.set('vacDay', vacDay)
          return (read ?? interviewDay ?? vacDay) === undefined ? copy.nothingRead : undefined
        }}
      />
      {draft.wasRestored && <Notice tone="info">What you had typed is here again.</Notice>}
      <DraftChoice draft={draft} />
      <Select
        {...place}
        label={copy.placeLabel}
        options={consulates.map(value => ({ value, label: value }))}
        onChange={chosen => place.onChange(consulates.find(value => value === chosen) ?? '')}
      />
      <div className="stack-4 tiles-4">
        <DateInput label="Day of the interview" {...form.field('interviewDay')} />
        <TimeInput label="Interview at (IST)" {...form.field('interviewTime')} />
      </div>
      <div className="stack-4 tiles-4">
        <DateInput label="Day at the VAC" optional {...form.field('vacDay')} />
        <TimeInput label="VAC at (IST)" optional {...form.field('vacTime')} />
      </div>
      {appointment !== null && (
        <RadioGroup
          {...form.field('why')}
          label={copy.whyLabel}
          options={(['rescheduled', 'corrected'] as const).map(value => ({
            value,
            label: copy.whyNames[value],
            detail: value === 'rescheduled' && used ? copy.whyPaid : copy.whyDetails[value],
          }))}
        />
      )}
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          {copy.save}
        </Button>
        <Button
          onClick={() => {
            draft.clear()
            onDone()
          }}
        >
          {appointment === null ? 'Not now' : 'Do not change'}
        </Button>
      </Actions>
    </FormFrame>
  )
}

/** Where the student said that the interview is to be. */
const placeIn = (known: Known) => consulates.find(value => value === known.of('consulate')) ?? ''

function useAppointment(appointment: Booked, likely: Planned['place'], me: string, onDone: () => void) {
  const toasts = useToasts()
  const readAgain = useReadAgain()
  const form = useForm<Values>({
    initial: { ...plannedOf(appointment), ...(appointment === null && { place: likely }), why: '' },
    check: values => ({
      ...checkPlanned(values),
      ...(appointment !== null && values.why === '' && { why: copy.whyRequired }),
    }),
    submit: async ({ place, why, ...planned }) => {
      if (place === '') return
      await calls.tell({ place, ...planned, why: why === '' ? null : why })
      draft.clear()
      await readAgain()
      toasts.success(copy.saved)
      onDone()
    },
  })
  const draft = useDraft('visas/appointment', me, form)
  return { form, draft }
}
