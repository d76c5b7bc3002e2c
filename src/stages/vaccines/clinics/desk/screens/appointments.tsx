import { Diary, DiaryEntry } from '#src/features/appointments/screens/desk/diary.tsx'
import { GivenDoses } from '#src/stages/vaccines/clinics/screens/given-doses.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { momentOf } from '#src/journey/moments.ts'
import { Button } from '#src/ui/button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { DeskAppointment } from '../contract.ts'
import { endingWords } from '../rules.ts'
import { clinicsDesk, useClinicVerb } from './api.ts'
import { useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { required } from '#src/stages/vaccines/clinics/rules.ts'

/** Who comes and who came: what was given is noted here. */
export const Appointments = ({ appointments }: { appointments: readonly DeskAppointment[] }) => (
  <section className="stack-4" aria-label="Appointments">
    <h2>Appointments</h2>
    <Diary label="Appointments" appointments={appointments} none={none}>
      {appointment => <Appointment key={appointment.id} appointment={appointment} />}
    </Diary>
  </section>
)

const none = { title: 'Nobody is booked', words: 'Each one appears here as soon as it is booked.' }

function Appointment({ appointment }: { appointment: DeskAppointment }) {
  const { student, startTime, vaccines, ending } = appointment
  const hasBegun = momentOf(useNow()) >= startTime
  const verbs = hasBegun ? <Outcome appointment={appointment} /> : <CancelForStudent appointment={appointment} />
  return (
    <DiaryEntry
      label={`Appointment of ${student.name}`}
      student={student}
      beside={
        <>
          , <When at={startTime} />
        </>
      }
      detail={<span className="quiet regular">{vaccines.map(vaccine => vaccineNames[vaccine]).join(', ')}</span>}
    >
      {ending === null ? verbs : <Ended appointment={appointment} />}
    </DiaryEntry>
  )
}

const outcomeWords = {
  dose: (name: string) => `${name} was given`,
  given: 'Note what was given',
  missed: 'Was not there',
}

/** What the clinic says was given; the student sees it at once. */
function Outcome({ appointment: { id, vaccines, student } }: { appointment: DeskAppointment }) {
  const settle = useClinicVerb(
    (given: DeskAppointment['vaccines']) => clinicsDesk.settle({ id, given }),
    `Noted. ${student.name} is being notified.`,
  )
  return (
    <GivenDoses
      legend={`What ${student.name} was given`}
      {...{ id, vaccines, words: outcomeWords }}
      isBusy={settle.isPending}
      onNote={given => settle.mutate(given)}
    />
  )
}

function Ended({ appointment: { id, ending, endedAt, endedBy, student } }: { appointment: DeskAppointment }) {
  const reopen = useClinicVerb(() => clinicsDesk.reopen({ id }), 'Taken back, with the doses that were noted.')
  if (ending === null || endedAt === null) return null
  return (
    <div className="row-4 apart lines-0">
      <StatusTag tone={ending === 'attended' ? 'done' : 'locked'}>{endingWords[ending]}</StatusTag>
      <span className="quiet regular">
        {endedBy ?? 'Somebody'}, <When at={endedAt} />
      </span>
      {(ending === 'attended' || ending === 'missed') && (
        <Button kind="link" busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
          Take this back<VisuallyHidden> for {student.name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}

/** The clinic cannot: the student is notified why, and books again. */
function CancelForStudent({ appointment: { id, student } }: { appointment: DeskAppointment }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useClinicVerb(
    (reason: string) => clinicsDesk.cancel({ id, reason }),
    `Cancelled. ${student.name} is being notified.`,
  )
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: required.reason } : {}),
    submit: ({ reason }) => cancel.mutateAsync(reason),
  })
  return (
    <div>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        Cancel for the clinic<VisuallyHidden> ({student.name})</VisuallyHidden>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={`Cancel the appointment of ${student.name}?`}>
        <FormFrame form={form} label="Why">
          <TextInput {...form.field('reason')} label="What the student reads" maxLength={300} />
          <div>
            <Button kind="danger" type="submit" busy={form.busy}>
              Cancel the appointment
            </Button>
          </div>
        </FormFrame>
      </Dialog>
    </div>
  )
}
