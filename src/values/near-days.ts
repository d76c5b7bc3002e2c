// How far from today a day may be that somebody types about their journey: further off it is a slip of the keyboard. The one
// rule of it, wherever the day is typed.

/** In years, before or after today. */
export const farthest = { day: 10, programmeStart: 6 } as const
export type NearDay = keyof typeof farthest

const tooFar: Readonly<Record<NearDay, string>> = {
  day: 'This day is more than ten years away. Please check the year.',
  programmeStart: 'This day is more than six years away. Please check the year.',
}

export const isNear = (day: Temporal.PlainDate, today: Temporal.PlainDate, of: NearDay = 'day'): boolean => {
  const years = farthest[of]
  return (
    Temporal.PlainDate.compare(day, today.subtract({ years })) >= 0 &&
    Temporal.PlainDate.compare(day, today.add({ years })) <= 0
  )
}

export const farProblem = (
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
  of: NearDay = 'day',
): string | undefined => (isNear(day, today, of) ? undefined : tooFar[of])
