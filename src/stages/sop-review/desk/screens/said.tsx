import { When } from '#src/features/desk-kit/screens/when.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import * as copy from '#src/stages/sop-review/feedback/copy.ts'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import s from './sop-desk.module.css'

/** The remark's own words, whose they are and since when. */
export function Said({ remark }: { remark: RemarkView }) {
  const { tag, text, author, createdAt, editedAt, markedForHelp, helpAnswer } = remark
  return (
    <>
      {tag !== null && (
        <p className={s.tag}>
          <Tag>{copy.tags[tag].name}</Tag> <span className="quiet">{copy.tags[tag].explanation}</span>
        </p>
      )}
      {text !== '' && <p className="as-spaced">{text}</p>}
      <p className="quiet">
        {author}, <When at={editedAt ?? createdAt} />
        {editedAt !== null && ' (changed)'}
      </p>
      {markedForHelp && helpAnswer === null && <StatusTag tone="wrong">Help wanted</StatusTag>}
      {helpAnswer !== null && (
        <div className={s.answer}>
          <p className="as-spaced">{helpAnswer.text}</p>
          <p className="quiet">
            Answered by {helpAnswer.by}, <When at={helpAnswer.at} />
          </p>
        </div>
      )}
    </>
  )
}
