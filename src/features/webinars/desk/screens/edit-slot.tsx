import { useQueryClient } from '@tanstack/react-query'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskSlotView, DeskWebinarView } from '../contract.ts'
import { checkSlot, plannedTimeOf } from '../rules.ts'
import { deskWebinars } from './desk-webinars-query.ts'
import { Meanwhile } from './meanwhile.tsx'
import { blankSlot, planIn, SlotFields, type SlotValues } from './slot-fields.tsx'
import { useEdit } from './use-edit.ts'
import { readAgain } from '#src/browser/queries.ts'

const labels = { day: 'Day', time: 'Starts at', minutes: 'Minutes', agenda: 'Agenda', conferenceId: 'Conference id' }

const valuesOf = ({ startTime, endTime, agenda, conferenceId }: DeskSlotView): SlotValues => {
  const { day, time, minutes } = plannedTimeOf(Temporal.Instant.from(startTime), Temporal.Instant.from(endTime))
  return { day, time, minutes: String(minutes), agenda, conferenceId }
}

type EditProps = { webinar: DeskWebinarView; me: string; isSandbox: boolean; onDone: () => void }

export function EditSlot({ webinar, slot, me, isSandbox, onDone }: EditProps & { slot: DeskSlotView }) {
  const toasts = useToasts()
  const { form, meanwhile, discard } = useEdit({
    webinar,
    me,
    draft: `desk/webinars/slot/${slot.id}`,
    current: valuesOf(slot),
    check: values => checkSlot(planIn(values)),
    save: (values, version) => deskWebinars.changeSlot({ slot: slot.id, version, ...planIn(values) }),
    onSaved: () => {
      toasts.success('Saved. Those registered are notified of a new time.')
      onDone()
    },
  })
  return (
    <div className="narrow">
      <FormFrame form={form} label="Change this time">
        <SlotFields field={form.field} isSandbox={isSandbox} minutes={form.values.minutes} />
        <Meanwhile webinar={webinar} meanwhile={meanwhile} labels={labels} />
        <Actions>
          <Button type="submit" kind="primary" busy={form.busy}>
            Save
          </Button>
          <Button
            onClick={() => {
              discard()
              onDone()
            }}
          >
            Do not change
          </Button>
        </Actions>
      </FormFrame>
    </div>
  )
}

export function AddSlot({ webinar, me, isSandbox, onDone }: EditProps) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: { ...blankSlot, agenda: webinar.slots.at(-1)?.agenda ?? '' },
    check: values => checkSlot(planIn(values)),
    submit: async values => {
      await deskWebinars.addSlot({ id: webinar.id, ...planIn(values) })
      draft.clear()
      await readAgain(queries, 'webinars')
      toasts.success('The time is added. Students see it now.')
      onDone()
    },
  })
  const draft = useDraft(`desk/webinars/${webinar.id}/slot`, me, form)
  return (
    <div className="narrow">
      <FormFrame form={form} label="Add a time">
        <SlotFields field={form.field} isSandbox={isSandbox} minutes={form.values.minutes} />
        <Actions>
          <Button type="submit" kind="primary" busy={form.busy}>
            Add this time
          </Button>
          <Button
            onClick={() => {
              draft.clear()
              onDone()
            }}
          >
            Not now
          </Button>
        </Actions>
      </FormFrame>
    </div>
  )
}
