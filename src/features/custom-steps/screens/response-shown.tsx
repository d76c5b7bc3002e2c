import { RichText } from '#src/ui/rich-text.tsx'
import type { ResponseView } from '../contract.ts'
import { hasWords } from '../response/rules.ts'
import { AttachmentList } from './attachment-list.tsx'
import s from './custom-step.module.css'

export function ResponseShown({ response, from }: { response: ResponseView | null; from?: string }) {
  if (response === null) return null
  return (
    <section className={s.response}>
      <h3>Our response</h3>
      {hasWords(response.htmlString) && <RichText html={response.htmlString} />}
      <AttachmentList attachments={response.attachments} {...(from !== undefined && { from })} />
    </section>
  )
}
