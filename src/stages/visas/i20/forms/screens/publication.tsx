import { useLocation } from 'wouter'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { fromStudents } from '#src/features/documents/screens/desk-address.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { FormView } from '../contract.ts'
import s from './forms.module.css'
import { i20Forms, useFormVerb } from './form-queries.ts'

/** Whether students get it, and since when. */
export function Publication({ form }: { form: FormView }) {
  const { id, publishedAt, document, university } = form
  const publish = useFormVerb(() => i20Forms.publish({ id }), `Students of ${university.name} get this form now.`)
  const withdraw = useFormVerb(
    () => i20Forms.withdraw({ id }),
    `Students of ${university.name} get the worksheet again.`,
  )
  return (
    <section className={s.form} aria-label="Publication">
      <p className="row-2">
        {publishedAt === null ? (
          <Tag tone="waiting">Draft</Tag>
        ) : (
          <>
            <Tag tone="done">Published</Tag> since <When at={publishedAt} />
          </>
        )}
        <DocumentLink document={document} from={fromStudents} />
      </p>
      <Actions>
        {publishedAt === null ? (
          <Button busy={publish.isPending} onClick={() => publish.mutate(undefined)}>
            Publish it
          </Button>
        ) : (
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
            Withdraw it
          </Button>
        )}
        <ThrowAway form={form} />
      </Actions>
    </section>
  )
}

function ThrowAway({ form: { id, university } }: { form: FormView }) {
  const [, navigate] = useLocation()
  const toasts = useToasts()
  const remove = useFormVerb(
    () => i20Forms.remove({ id }),
    () => {
      toasts.success('The form is thrown away.')
      navigate('/desk/form-mappings')
    },
  )
  return (
    <ConfirmButton
      label="Throw it away"
      button="danger"
      title={`Throw the form of ${university.name} away?`}
      confirm="Throw it away"
      keep="Keep it"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    >
      <p>Its mapping goes with it. Students of {university.name} get our worksheet. What was filled already stays.</p>
    </ConfirmButton>
  )
}
