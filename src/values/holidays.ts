// The three days on which all of India is closed. Holidays of a single state are not known here.

/** Republic Day, Independence Day and Gandhi Jayanti. */
const nationalHolidays = new Set(['01-26', '08-15', '10-02'])

export const isNationalHoliday = (day: Temporal.PlainDate): boolean => nationalHolidays.has(day.toString().slice(5))
