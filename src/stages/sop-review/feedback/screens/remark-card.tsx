import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { markForHelp } from '#src/stages/sop-review/screens/later-sop.ts'
import { sopOrder, sopRereads } from '#src/stages/sop-review/screens/api.ts'
import type { RemarkView } from '../contract.ts'
import * as copy from '../copy.ts'
import { helpMarkOf } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './feedback.module.css'

type RemarkCardProps = {
  remark: RemarkView
  /** Where it stands among those in the text. */
  number?: number | undefined
  /** Help is being asked for: each remark can be marked. */
  isAsking: boolean
  onShow?: (() => void) | undefined
}

/** What was said, of which words, by whom; and what was answered to a call for help. */
export function RemarkCard({ remark, number, isAsking, onShow }: RemarkCardProps) {
  const { tag, place, text, helpAnswer, markedForHelp } = remark
  return (
    <article className="stack-2 box pad-4 breakable" aria-label={nameOf(remark, number)}>
      {(number !== undefined || tag !== null || markedForHelp) && (
        <div className="row-2">
          {number !== undefined && <span className={s.remarkCardNumber}>{number}</span>}
          {tag !== null && <Tag>{copy.tags[tag].name}</Tag>}
          {markedForHelp && <Tag tone="open">Marked for help</Tag>}
        </div>
      )}
      {place !== null && <blockquote className={s.quote}>{place.quote}</blockquote>}
      {text !== '' && <p className="as-spaced">{text}</p>}
      {tag !== null && <p className="quiet">{copy.tags[tag].explanation}</p>}
      <p className={classes('faint', s.who)}>{signed(remark)}</p>
      {helpAnswer !== null && (
        <div className={s.answer}>
          <p className={classes('faint', s.who)}>
            {helpAnswer.by} answered on {day(helpAnswer.at)}
          </p>
          <p className="as-spaced">{helpAnswer.text}</p>
        </div>
      )}
      {isAsking && helpAnswer === null && <HelpTick remark={remark} />}
      {onShow !== undefined && (
        <div>
          <Button kind="link" onClick={onShow}>
            Show in the text
            {number !== undefined && <VisuallyHidden>for remark {number}</VisuallyHidden>}
          </Button>
        </div>
      )}
    </article>
  )
}

function HelpTick({ remark }: { remark: RemarkView }) {
  const kept = useKept()
  const tick = useTick((isWanted: boolean) => markForHelp(remark, isWanted), {
    rereads: sopRereads,
    inOrder: sopOrder,
    shows: is => ({ thing: helpMarkOf(remark.id), is }),
  })
  return (
    <Checkbox
      name="help"
      label="Mark for help"
      detail={kept.has(helpMarkOf(remark.id)) ? keptHere : undefined}
      value={remark.markedForHelp}
      onChange={tick}
    />
  )
}

const nameOf = ({ place }: RemarkView, number: number | undefined): string =>
  number === undefined ? (place === null ? 'Remark on the whole' : 'Remark on your words') : `Remark ${number}`

const signed = ({ author, createdAt, editedAt }: RemarkView): string =>
  editedAt === null ? `${author}, ${day(createdAt)}` : `${author}, ${day(createdAt)}, changed on ${day(editedAt)}`

const day = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))
