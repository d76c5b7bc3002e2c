import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { sop } from '#src/stages/sop-review/screens/api.ts'
import type { VersionView } from '../contract.ts'
import * as copy from '../copy.ts'
import { NextActions } from './next-actions.tsx'
import { onTheWhole } from './placed.ts'
import { Rating } from './rating.tsx'
import { RemarkCard } from './remark-card.tsx'
import { RemarkedText } from './remarked-text.tsx'
import { hasRubric, Rubric } from './rubric.tsx'
import { isDone, Standing } from './state.tsx'
import s from './feedback.module.css'
import { Videos } from './videos.tsx'
import { WhatChanged } from './what-changed.tsx'

type VersionReadingProps = {
  version: VersionView
  /** The version before it. */
  before: VersionView | undefined
  isLatest: boolean
}

/** One version to read: its text, all that was said of it, and what to do about it. */
export function VersionReading({ version, before, isLatest }: VersionReadingProps) {
  const [isComparing, setComparing] = useState(false)
  const [wantsHelp, setWantsHelp] = useState(false)
  const isAsking = wantsHelp && isLatest && !isDone(version)
  // Opened again it begins with the choice.
  if (wantsHelp && !isAsking) setWantsHelp(false)
  useSeen(version)
  const startAsking = (isWanted: boolean) => {
    setComparing(false)
    setWantsHelp(isWanted)
  }
  return (
    <Stack>
      {isLatest ? <Standing version={version} /> : <p>This round is over. What was said stays readable.</p>}
      {!version.feedbackSubmitted && <p>{copy.inReview}</p>}
      {before !== undefined && (
        <div>
          <Button onClick={() => setComparing(!isComparing)}>
            {isComparing ? 'Back to the text' : `What changed since version ${before.number}`}
          </Button>
        </div>
      )}
      {isComparing && before !== undefined ? (
        <WhatChanged before={before.text} after={version.text} />
      ) : (
        <RemarkedText version={version} isAsking={isAsking} />
      )}
      {version.feedbackSubmitted && <Judgement version={version} isAsking={isAsking} />}
      {version.feedbackSubmitted && (
        <div className={isAsking ? s.oneByOne : 'stack-4 tiles-6 top'}>
          {isLatest && <NextActions version={version} isAsking={isAsking} onAsk={startAsking} />}
          <Card>
            <Rating version={version} />
          </Card>
        </div>
      )}
      <Videos title={version.feedbackSubmitted ? 'Worth watching' : 'Worth watching while you wait'} />
    </Stack>
  )
}

/** What is said of all of it, in words and by each criterion. */
function Judgement({ version, isAsking }: { version: VersionView; isAsking: boolean }) {
  const whole = onTheWhole(version.remarks)
  if (whole.length === 0 && !hasRubric(version.rubric)) return null
  return (
    <section className="stack-4" aria-labelledby="on-the-whole">
      <h2 id="on-the-whole" className="text-4">
        On the whole
      </h2>
      <div className="stack-5 tiles-6 top">
        {hasRubric(version.rubric) && <Rubric rubric={version.rubric} />}
        {whole.length > 0 && (
          <div className="stack-3">
            {whole.map(remark => (
              <RemarkCard key={remark.id} remark={remark} isAsking={isAsking} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** Noted once. Should it fail, it is noted the next time. */
function useSeen({ sopId, feedbackSubmitted, reviewSeen }: VersionView): void {
  const isNews = feedbackSubmitted && !reviewSeen
  useEffect(() => {
    if (isNews) void sop.see({ id: sopId }).catch(() => {})
  }, [sopId, isNews])
}
