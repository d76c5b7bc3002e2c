import { useState } from 'react'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Button } from '#src/ui/button.tsx'
import { Group } from '#src/ui/group.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { rate } from '#src/stages/sop-review/screens/later-sop.ts'
import { useSopVerb } from '#src/stages/sop-review/screens/api.ts'
import type { VersionView } from '../contract.ts'
import * as copy from '../copy.ts'
import { ratingOf, ratings } from '../rules.ts'
import s from './feedback.module.css'

/** How helpful the feedback was. It can be changed. */
export function Rating({ version }: { version: VersionView }) {
  const { sopId, reviewRating } = version
  const say = useSopVerb((rating: number) => rate(version, rating), copy.feedbackSent)
  const [chosen, setChosen] = useState<number>()
  const [error, setError] = useState<string>()
  const rating = chosen ?? reviewRating
  // From then on what was said is shown, also where something else is chosen to stand.
  const shown = { onSuccess: () => setChosen(undefined) }
  const submit = () => (rating === null ? setError(copy.ratingRequired) : say.mutate(rating, shown))
  return (
    <div className="stack-3">
      <Group
        label={copy.ratingQuestion}
        hint="1 is not helpful, 5 could not be better. You can change it."
        error={error}
      >
        {wiring => (
          <div className="flex relative gap-2">
            {ratings.map(value => (
              <label key={value} className={s.choice}>
                <input
                  {...wiring}
                  type="radio"
                  className="visually-hidden"
                  name="rating"
                  checked={rating === value}
                  onChange={() => {
                    setChosen(value)
                    setError(undefined)
                  }}
                />
                {value}
                <VisuallyHidden>: {copy.ratingWords[value]}</VisuallyHidden>
              </label>
            ))}
          </div>
        )}
      </Group>
      {rating !== null && (
        <p className="muted">
          {rating === reviewRating ? 'You said: ' : ''}
          {copy.ratingWords[rating]}
        </p>
      )}
      <div>
        <Button busy={say.isPending} onClick={submit}>
          Submit
        </Button>
        <KeptHere thing={ratingOf(sopId)} />
      </div>
    </div>
  )
}
