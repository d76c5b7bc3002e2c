import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Group } from '../../../../ui/group.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { sop, useSopVerb } from '../../screens/sop-queries.ts'
import type { VersionView } from '../contract.ts'
import * as copy from '../copy.ts'
import { ratings } from '../rules.ts'
import s from './rating.module.css'

/** How helpful the feedback was. It can be changed. */
export function Rating({ version: { sopId, reviewRating } }: { version: VersionView }) {
  const rate = useSopVerb(sop.rate, copy.feedbackSent)
  const [chosen, setChosen] = useState<number>()
  const [error, setError] = useState<string>()
  const rating = chosen ?? reviewRating
  const submit = () => (rating === null ? setError(copy.ratingRequired) : rate.mutate({ id: sopId, rating }))
  return (
    <div className={s.rating}>
      <Group
        label="How helpful was this feedback?"
        hint="1 is not helpful, 5 could not be better. You can change it."
        error={error}
      >
        {wiring => (
          <div className={s.choices}>
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
        <p className={s.words}>
          {rating === reviewRating ? 'You said: ' : ''}
          {copy.ratingWords[rating]}
        </p>
      )}
      <div>
        <Button busy={rate.isPending} onClick={submit}>
          Submit
        </Button>
      </div>
    </div>
  )
}
