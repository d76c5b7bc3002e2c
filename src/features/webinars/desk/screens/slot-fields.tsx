import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { TimeInput } from '#src/ui/time-input.tsx'
import { lengths, type SlotPlan } from '../rules.ts'
import { sandboxConference } from './desk-webinars-query.ts'

export type SlotValues = { day: string; time: string; minutes: string; agenda: string; conferenceId: string }

export const blankSlot: SlotValues = { day: '', time: '18:30', minutes: '60', agenda: '', conferenceId: '' }

export const planIn = ({ minutes, ...rest }: SlotValues): SlotPlan => ({ ...rest, minutes: Number(minutes) })

type SlotFieldsProps = {
  field: (name: keyof SlotValues) => Binding<string>
  isSandbox: boolean
  minutes: string
}

export function SlotFields({ field, isSandbox, minutes }: SlotFieldsProps) {
  const conference = field('conferenceId')
  return (
    <>
      <div className="stack-4 tiles-2">
        <DateInput label="Day" {...field('day')} />
        <TimeInput label="Starts at (IST)" {...field('time')} />
        <Select label="How long" options={lengthChoices(minutes)} {...field('minutes')} />
      </div>
      <TextArea
        label="Agenda"
        hint="A line for each part. Students see it before they register."
        {...field('agenda')}
      />
      <TextInput
        label="Conference id"
        hint={
          isSandbox
            ? 'From BigMarker. It is the sandbox here: any id that begins with safar- will do.'
            : 'As BigMarker shows it.'
        }
        autoCapitalize="none"
        spellCheck={false}
        {...conference}
      />
      {isSandbox && conference.value === '' && (
        <div>
          <Button kind="link" onClick={() => conference.onChange(sandboxConference())}>
            Use a new sandbox id
          </Button>
        </div>
      )}
    </>
  )
}

/** The usual ones, and the one that stands. */
const lengthChoices = (present: string) =>
  [...new Set([...lengths.map(String), present])]
    .filter(minutes => minutes !== '')
    .toSorted((one, other) => Number(one) - Number(other))
    .map(minutes => ({ value: minutes, label: `${minutes} minutes` }))
