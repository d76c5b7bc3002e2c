import { useState } from 'react'
import { EntryHistory } from '#src/features/desk-kit/catalogue/screens/entry-history.tsx'
import { PdfPages } from '#src/features/documents/screens/pdf-pages.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { FormView } from '../contract.ts'
import { FieldRows } from './field-rows.tsx'
import { sampleOf } from './api.ts'
import { Publication } from './publication.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { useMapping } from './use-mapping.ts'

/** What goes into each field, what others did meanwhile, and whether students get it. */
export function EditForm({ form, me }: { form: FormView; me: string }) {
  const mapping = useMapping(form, me)
  const [isShown, setIsShown] = useState(false)
  return (
    <Stack gap={5}>
      <Publication form={form} />
      {mapping.isBehind && (
        <Notice
          tone="info"
          live
          title={`${form.changedBy ?? 'Somebody'} changed this form while you were mapping it`}
          action={
            <Actions>
              <Button onClick={mapping.takeTheirs}>Take their version</Button>
              <Button kind="danger" onClick={mapping.saveOverTheirs}>
                Save mine over it
              </Button>
            </Actions>
          }
        >
          What you chose is still here.
        </Notice>
      )}
      <FieldRows form={mapping.form} fields={form.fields}>
        <Button onClick={() => setIsShown(true)}>See it with sample data</Button>
      </FieldRows>
      <ReplaceFile form={form} />
      <EntryHistory
        name={{ catalogue: 'i20-forms', id: form.id }}
        version={form.version}
        rereads={['i20-forms']}
        fieldNames={{ mapping: 'What goes into its fields' }}
      />
      <Dialog open={isShown} onClose={() => setIsShown(false)} title="With sample data, as it is saved" wide>
        <PdfPages from={sampleOf(form.id, form.version)} title={form.document.name} />
      </Dialog>
    </Stack>
  )
}
