import type { ComponentType } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { CommentView } from '../contract.ts'
import { clockOf } from '../rules.ts'
import s from './mock-interview.module.css'
import { jumpTo, type Player } from './playback.tsx'

type CommentsProps = {
  comments: readonly CommentView[]
  playerRef: Player
  /** What may be done with one. */
  CommentAction?: ComponentType<{ comment: CommentView }> | undefined
}

/** What was said of an answer, in the order of its moments. Pressed, the player goes there. */
export function Comments({ comments, playerRef, CommentAction }: CommentsProps) {
  if (comments.length === 0) return null
  return (
    <ul className="stack-2 list readable" aria-label="Comments">
      {comments.map(comment => (
        <li key={comment.id} className={s.comment}>
          {comment.moment === null ? (
            <span className={s.moment}>All of it</span>
          ) : (
            <button type="button" className={s.moment} onClick={() => jumpTo(playerRef, comment.moment ?? 0)}>
              <VisuallyHidden>Go to </VisuallyHidden>
              {clockOf(comment.moment)}
            </button>
          )}
          <div>
            <p className="pad-top-2 as-spaced">{comment.text}</p>
            <p className="quiet">{comment.author}</p>
          </div>
          {CommentAction !== undefined && <CommentAction comment={comment} />}
        </li>
      ))}
    </ul>
  )
}
