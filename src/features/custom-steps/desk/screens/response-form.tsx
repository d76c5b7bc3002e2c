import { useState } from 'react'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { classes } from '#src/ui/classes.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { attachmentTypes } from '#src/features/custom-steps/response/rules.ts'
import type { Request } from '../requests/contract.ts'
import { checkResponse } from '../rules.ts'
import { AttachmentsField, type AttachmentValue } from './attachments-field.tsx'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { deskRequests, useDeskVerb } from './queries.ts'

type ResponseValues = { htmlString: string; attachments: readonly AttachmentValue[]; version: number }

const idOf = ({ file, ...rest }: AttachmentValue) => ({
  ...rest,
  file: rest.type === 'file' ? (file?.id ?? null) : null,
})
const responseOf = ({ htmlString, attachments }: ResponseValues) => ({ htmlString, attachments: attachments.map(idOf) })
const check = (values: ResponseValues) => checkResponse(responseOf(values))

/** Written, sent, and corrected later. */
export function ResponseForm({ request, me }: { request: Request; me: string }) {
  const { step, student, fulfillmentResponse, version } = request
  const toasts = useToasts()
  const fulfil = useDeskVerb(deskRequests.fulfil)
  const [wasSent, setWasSent] = useState(false)
  const saved = useSavedForm<ResponseValues>({
    name: `desk-response:${step.id}:${student.id}`,
    owner: me,
    saved: { htmlString: '', attachments: [], ...fulfillmentResponse, version },
    check,
    save: async values => {
      await fulfil.mutateAsync({ id: step.id, student: student.id, version: values.version, ...responseOf(values) })
      toasts.success(`Sent. ${student.name} sees it now.`)
    },
    ...versioned,
  })
  const { form } = saved
  const isFirst = request.fulfilledAt === null
  return (
    <section className={classes('stack-4 medium', s.form)} onSubmitCapture={() => setWasSent(true)}>
      <h2>Our response</h2>
      <SavedMeanwhile
        saved={saved}
        version={version}
        by={request.fulfilledBy}
        at={request.correctedAt ?? request.fulfilledAt}
      />
      <FormFrame form={form} label="Our response">
        <RichTextField label="Words" hint="The student reads them in the step." {...form.field('htmlString')} />
        <AttachmentsField
          label="Attachments"
          types={attachmentTypes}
          student={student.id}
          wrong={wasSent ? check(form.values) : {}}
          {...form.field('attachments')}
        />
        <SaveBar saved={saved} words={isFirst ? 'Send the response' : 'Send the correction'} />
      </FormFrame>
    </section>
  )
}
