import { RichText } from '#src/ui/rich-text.tsx'
import type { ResponseView } from '../contract.ts'
import { hasWords } from '../response/rules.ts'
import { AttachmentList } from './attachment-list.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './custom-steps.module.css'

export function ResponseShown({ response, from }: { response: ResponseView | null; from?: string }) {
  if (response === null) return null
  return (
    <section className={classes('stack-3', s.response)}>
      <h3>Our response</h3>
      {hasWords(response.htmlString) && <RichText html={response.htmlString} />}
      <AttachmentList attachments={response.attachments} {...(from !== undefined && { from })} />
    </section>
  )
}
