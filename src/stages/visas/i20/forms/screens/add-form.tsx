import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { toLibrary } from '#src/features/documents/screens/desk-address.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { fileRequired, universityRequired } from '../copy.ts'
import { i20Forms } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type Values = { university: ComboboxOption | null; document: readonly DocumentView[] }

const blank: Values = { university: null, document: [] }

/** The PDF is looked through as it comes in; one that cannot be filled is refused, with why. */
export function AddForm() {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [isSending, setIsSending] = useState(false)
  const form = useForm<Values>({
    initial: blank,
    check: ({ university, document }) => ({
      ...(university === null && { university: universityRequired }),
      ...(document.length === 0 && { document: fileRequired }),
    }),
    submit: async ({ university, document: [file] }) => {
      const added = await i20Forms.add({ university: university?.value ?? '', document: file?.id ?? '' })
      await readAgain(queries, i20Forms.list.keyOf())
      toasts.success(`It has ${added.fields.length} fields. Say what goes into them.`)
      navigate(`/desk/form-mappings/${added.id}`)
    },
  })
  return (
    <FormFrame form={form} label="Add a form">
      <div className="stack-4 medium">
        <UniversityField {...form.field('university')} />
        <FileField
          {...form.field('document')}
          label="The form"
          hint="A PDF with fields one can type into, at most 10 MB."
          purpose="form"
          to={toLibrary}
          onSending={setIsSending}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.busy || isSending} busyWords="Looking through the form">
            Add it
          </Button>
        </div>
      </div>
    </FormFrame>
  )
}
