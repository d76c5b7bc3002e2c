/** What the day is called on its row, ahead, in calendars and letters. */
export const isDue = (title: string): string => `${title} is due`
