import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useRead } from '#src/browser/reads.ts'
import { Link } from '#src/ui/link.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { AnswersShown } from '#src/features/custom-steps/screens/answers-shown.tsx'
import type { Request } from '../requests/contract.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { deskRequests, useDeskVerb } from './api.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { attachmentTypes } from '#src/features/custom-steps/response/rules.ts'
import { checkResponse } from '../rules.ts'
import { AttachmentsField, type AttachmentValue } from './attachments-field.tsx'
import { usePane } from '#src/features/desk-kit/screens/pane.ts'
import { useSaveKey } from '#src/ui/use-save-key.ts'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'

/** What one student sent, and our response to it. */
export function RequestPage({ id, student, me }: { id: string; student: string; me: string }) {
  const request = useRead(deskRequests.request, { id, student })
  return (
    <DeskPage
      title={request.data === undefined ? 'Request' : `${request.data.student.name}: ${request.data.step.title}`}
      what="request"
      back={{ href: '/desk/steps', to: 'all custom steps' }}
      query={request}
    >
      {found => (
        <div className={classes('stack-4 medium', s.request)}>
          <Facts request={found} />
          {found.step.type === 'FillForm' && found.answeredAt === null ? (
            <p>{found.student.name} has not answered yet. What they send appears here immediately.</p>
          ) : (
            <>
              {found.step.type === 'FillForm' && <Answers request={found} />}
              <ResponseForm request={found} me={me} />
            </>
          )}
        </div>
      )}
    </DeskPage>
  )
}

function Facts({ request }: { request: Request }) {
  const { student, step, descriptionInHtml, answeredAt, fulfilledAt, fulfilledBy, correctedAt, completedAt } = request
  return (
    <>
      <p className={classes('quiet', s.small)}>
        <Link href={`/desk/steps/${step.id}`}>The step</Link> ·{' '}
        <Link href={`/desk/students/${student.id}`}>The student</Link> ·{' '}
        <Link href={`/desk/chats/${student.id}`}>Their chat</Link>
      </p>
      <ul className="quiet list">
        {answeredAt !== null && <Happened what="Answered" at={answeredAt} />}
        {fulfilledAt !== null && (
          <Happened what={`Response sent by ${fulfilledBy ?? 'somebody who has left'}`} at={fulfilledAt} />
        )}
        {correctedAt !== null && <Happened what="Response corrected" at={correctedAt} />}
        {completedAt !== null && <Happened what="Marked as complete" at={completedAt} />}
      </ul>
      {descriptionInHtml !== '' && (
        <details>
          <summary>What the student reads</summary>
          <RichText html={descriptionInHtml} />
        </details>
      )}
    </>
  )
}

const Happened = ({ what, at }: { what: string; at: string }) => (
  <li>
    {what}: <When at={at} />
  </li>
)

function Answers({ request: { userResponse } }: { request: Request }) {
  if (userResponse.length === 0) {
    return <p>They say they’ve sent the form at Typeform. Its answers haven’t reached us yet.</p>
  }
  return <AnswersShown title="Their answers" level={2} answers={userResponse} from="/api/desk/documents" />
}

type ResponseValues = { htmlString: string; attachments: readonly AttachmentValue[]; version: number }

const idOf = ({ file, ...rest }: AttachmentValue) => ({
  ...rest,
  file: rest.type === 'file' ? (file?.id ?? null) : null,
})
const responseOf = ({ htmlString, attachments }: ResponseValues) => ({ htmlString, attachments: attachments.map(idOf) })
const check = (values: ResponseValues) => checkResponse(responseOf(values))

/** Written, sent, and corrected later. */
function ResponseForm({ request, me }: { request: Request; me: string }) {
  const { step, student, fulfillmentResponse, version } = request
  const toasts = useToasts()
  const fulfil = useDeskVerb(deskRequests.fulfil)
  const pane = usePane()
  const saved = useSavedForm<ResponseValues>({
    name: `desk-response:${step.id}:${student.id}`,
    owner: me,
    saved: { htmlString: '', attachments: [], ...fulfillmentResponse, version },
    check,
    save: async values => {
      await fulfil.mutateAsync({ id: step.id, student: student.id, version: values.version, ...responseOf(values) })
      toasts.success(`Sent. ${student.name} sees it now.`)
      pane?.onAnswered()
    },
    ...versioned,
  })
  const { form } = saved
  useSaveKey(form.bind.ref, () => void form.submit())
  const isFirst = request.fulfilledAt === null
  return (
    <section className={classes('stack-4 medium', s.form)}>
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
          wrong={form.isTried ? check(form.values) : {}}
          {...form.field('attachments')}
        />
        <SaveBar saved={saved} words={isFirst ? 'Send the response' : 'Send the correction'} />
      </FormFrame>
    </section>
  )
}
