import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { dayOf } from '#src/values/dates.ts'
import type { WrittenView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isDeskType, types } from '../rules.ts'
import { deskNotifications } from './api.ts'
import { blank, checkNotification, sentOf, valuesOf, type NotificationValues } from './notification-values.ts'
import s from './notifications.module.css'
import { Preview } from './preview.tsx'
import { readAgain } from '#src/browser/queries.ts'
import { StudentBox } from '#src/features/people/finding/screens/student-box.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'

type NotificationFormProps = { written: WrittenView | undefined; me: string; onClose: () => void }

/** At the left what is written, at the right what the student will see. */
export function NotificationForm({ written, me, onClose }: NotificationFormProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form: Form<NotificationValues> = useForm({
    initial: written === undefined ? blank : valuesOf(written),
    check: values => checkNotification(values, written !== undefined),
    submit: async values => {
      await save(values, written?.id)
      draft.clear()
      await readAgain(queries, deskNotifications.written.keyOf())
      toasts.success(written === undefined ? 'Sent. It is on their screens now.' : 'Changed. It comes up again.')
      onClose()
    },
  })
  const draft = useDraft(`notification:${written?.id ?? 'new'}`, me, form)
  return (
    <Dialog
      wide
      open
      onClose={onClose}
      title={written === undefined ? 'Write a notification' : 'Change a notification'}
      actions={
        <>
          <Button kind="primary" busy={form.busy} busyWords="Sending" onClick={() => void form.submit()}>
            {written === undefined ? 'Send' : 'Save and show again'}
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </>
      }
    >
      <FormFrame form={form} label="Notification">
        <div className={s.columns}>
          <Fields form={form} isNew={written === undefined} />
          <Preview values={form.values} />
        </div>
      </FormFrame>
    </Dialog>
  )
}

async function save(values: NotificationValues, id: string | undefined): Promise<void> {
  const { words, to, mail } = sentOf(values)
  if (id === undefined) await deskNotifications.write({ ...words, to, mail })
  else await deskNotifications.change({ ...words, id })
}

const typeOptions = types.filter(isDeskType).map(type => ({ value: type, label: copy.typeNames[type] }))

function Fields({ form, isNew }: { form: Form<NotificationValues>; isNew: boolean }) {
  return (
    <div className="stack-4">
      {isNew && <Recipient form={form} />}
      <Select label="What it is about" options={typeOptions} {...form.field('type')} />
      <TextInput label="Title" hint="A line that says it all." {...form.field('title')} />
      <TextArea label="What there is to say" minRows={3} maxRows={8} {...form.field('body')} />
      <TextInput
        label="Where it leads"
        hint="An address of ours, such as /loans."
        optional
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('href')}
      />
      <DateInput
        label="Its last day"
        hint="Without one it is there for 90 days."
        optional
        min={dayOf(Temporal.Now.instant()).toString()}
        {...form.field('lastDay')}
      />
      <div>
        <Checkbox
          label="Comes up only once"
          detail="Otherwise it comes up once in each visit until it is read."
          {...form.field('showOnce')}
        />
        {isNew && (
          <Checkbox
            label="By e-mail as well"
            detail="After five minutes, to those who have not read it; at night in the morning."
            {...form.field('mail')}
          />
        )}
      </div>
    </div>
  )
}

const audiences = [
  { value: 'one', label: 'One student' },
  { value: 'all', label: 'Everybody' },
] as const

/** Whom it is for: nothing is chosen beforehand, for a letter to everybody cannot be taken back. */
function Recipient({ form }: { form: Form<NotificationValues> }) {
  return (
    <>
      <RadioGroup label="Whom it is for" tiles options={audiences} {...form.field('audience')} />
      {form.values.audience === 'one' && <StudentBox find={deskNotifications.students} {...form.field('to')} />}
    </>
  )
}
