import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { toLibrary } from '#src/features/documents/screens/desk-address.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { FormView } from '../contract.ts'
import { fileRequired } from '../copy.ts'
import { i20Forms } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type Values = { document: readonly DocumentView[] }

/** A newer edition of the same form. */
export function ReplaceFile({ form: { id, version } }: { form: FormView }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const form = useForm<Values>({
    initial: { document: [] },
    check: ({ document }) => (document.length === 0 ? { document: fileRequired } : {}),
    submit: async ({ document: [file] }) => {
      const replaced = await i20Forms.replace({ id, version, document: file?.id ?? '' })
      form.replace({ document: [] })
      await readAgain(queries, i20Forms.list.keyOf())
      toasts.success(`${replaced.mapping.length} of its ${replaced.fields.length} fields are mapped. Publish it again.`)
    },
  })
  return (
    <section className="stack-4 medium">
      <h2>A newer edition</h2>
      <p className="quiet">
        Fields of the same name stay mapped. Students get our worksheet until you have looked it through and published
        it again.
      </p>
      <FormFrame form={form} label="A newer edition">
        <FileField
          {...form.field('document')}
          label="The new PDF"
          purpose="form"
          to={toLibrary}
          onSending={setIsSending}
        />
        <div>
          <Button type="submit" busy={form.busy || isSending} busyWords="Looking through the form">
            Replace the file
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}
