import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskWebinarView } from '../contract.ts'
import { checkDetails, stageIn } from '../rules.ts'
import { deskWebinars } from './desk-webinars-query.ts'
import { Meanwhile } from './meanwhile.tsx'
import { useEdit } from './use-edit.ts'
import { DetailsFields, type DetailsValues } from './webinar-fields.tsx'

export const labels = { title: 'Title', description: 'Description', stage: 'Stage', hostName: 'Who holds it' }

const valuesOf = ({ title, description, stage, hostName }: DeskWebinarView): DetailsValues => ({
  title,
  description,
  stage: stage ?? '',
  hostName,
})

export function EditDetails({ webinar, me, onDone }: { webinar: DeskWebinarView; me: string; onDone: () => void }) {
  const toasts = useToasts()
  const { form, meanwhile, discard } = useEdit({
    webinar,
    me,
    draft: `desk/webinars/${webinar.id}`,
    current: valuesOf(webinar),
    check: checkDetails,
    save: ({ stage, ...values }, version) =>
      deskWebinars.change({ id: webinar.id, version, ...values, stage: stageIn(stage) }),
    onSaved: () => {
      toasts.success('Saved. Students see it now.')
      onDone()
    },
  })
  return (
    <div className="narrow">
      <FormFrame form={form} label="Change the webinar">
        <DetailsFields field={form.field} />
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
