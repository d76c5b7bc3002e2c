import { useLocation } from 'wouter'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { fromStudents } from '#src/features/documents/screens/desk-address.ts'
import { EntryShown, EntryStateTag } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Actions } from '#src/ui/actions.tsx'
import type { FormView } from '../contract.ts'
import { i20Forms } from './api.ts'

const rereads = ['i20-forms'] as const

/** Whether students get it, and since when. */
export function Publication({ form }: { form: FormView }) {
  const { id, publishedAt, document, university } = form
  const [, navigate] = useLocation()
  return (
    <section className="stack-4 medium" aria-label="Publication">
      <p className="row-2">
        <EntryStateTag state={publishedAt === null ? 'draft' : 'published'} />
        {publishedAt !== null && (
          <>
            {' '}
            since <When at={publishedAt} />
          </>
        )}
        <DocumentLink document={document} from={fromStudents} />
      </p>
      <Actions>
        <EntryShown
          isShown={publishedAt !== null}
          rereads={rereads}
          publish={{
            label: 'Publish it',
            done: `Students of ${university.name} get this form now.`,
            act: () => i20Forms.publish({ id }),
          }}
          retire={{
            label: 'Withdraw it',
            done: `Students of ${university.name} get the worksheet again.`,
            act: () => i20Forms.withdraw({ id }),
          }}
        />
        <ConfirmVerb
          button="danger"
          label="Throw it away"
          title={`Throw the form of ${university.name} away?`}
          confirm="Throw it away"
          keep="Keep it"
          act={() => i20Forms.remove({ id })}
          rereads={rereads}
          done={() => navigate('/desk/form-mappings')}
        >
          <p>
            Its mapping goes with it. Students of {university.name} get our worksheet. What was filled already stays.
          </p>
        </ConfirmVerb>
      </Actions>
    </section>
  )
}
