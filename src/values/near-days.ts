// How far from today a day may be that somebody types about their journey: further off it is a slip of the keyboard.

/** In years, before or after today. */
export const farthest = { day: 10, programmeStart: 6 } as const

export const isNear = (
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
  of: keyof typeof farthest = 'day',
): boolean => {
  const years = farthest[of]
  return (
    Temporal.PlainDate.compare(day, today.subtract({ years })) >= 0 &&
    Temporal.PlainDate.compare(day, today.add({ years })) <= 0
  )
}
