import { useQueryClient } from '@tanstack/react-query'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { toLibrary } from '#src/features/documents/screens/desk-address.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import type { DeskSlotView } from '../contract.ts'
import { checkRecording } from '../rules.ts'
import { deskWebinars } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type Files = readonly DocumentView[]
type Values = { recording: Files; address: string; captions: Files }

const library = '/api/library/'

/** A file of ours that stands already, by its address. */
const fileAt = (address: string | null, name: string): Files =>
  address?.startsWith(library) === true ? [{ id: address.slice(library.length), name, type: '', bytes: 0 }] : []

const valuesOf = ({ recordingUrl, captionsUrl }: DeskSlotView): Values => {
  const recording = fileAt(recordingUrl, 'The recording')
  return {
    recording,
    address: recording.length > 0 ? '' : (recordingUrl ?? ''),
    captions: fileAt(captionsUrl, 'The captions'),
  }
}

/** A file that is sent to the library, or where else the recording is watched. */
export function SetRecording({ slot, onDone }: { slot: DeskSlotView; onDone: () => void }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm<Values>({
    initial: valuesOf(slot),
    check: ({ recording, address }) => checkRecording({ recording: recording[0]?.id ?? null, address: address.trim() }),
    submit: async ({ recording, address, captions }) => {
      await deskWebinars.setRecording({
        slot: slot.id,
        recording: recording[0]?.id ?? null,
        address: address.trim(),
        captions: captions[0]?.id ?? null,
      })
      await readAgain(queries, 'webinars')
      toasts.success('Saved. Students can watch it now.')
      onDone()
    },
  })
  return (
    <div className="narrow">
      <FormFrame form={form} label="The recording">
        <FileField label="Recording" optional purpose="recording" to={toLibrary} {...form.field('recording')} />
        <TextInput
          label="Or its address"
          hint="Where it is watched, if it lies somewhere else."
          optional
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('address')}
        />
        <FileField
          label="Captions"
          hint="A VTT file."
          optional
          purpose="media"
          to={toLibrary}
          {...form.field('captions')}
        />
        <Actions>
          <Button type="submit" kind="primary" busy={form.busy}>
            Save
          </Button>
          <Button onClick={onDone}>Not now</Button>
        </Actions>
      </FormFrame>
    </div>
  )
}
