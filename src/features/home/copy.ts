// The words of the home page.
export const firstStation = 'Home'
export const lastStation = 'Campus'
export const alsoComingSoon = (count: number): string =>
  count === 1 ? 'One is coming soon' : `${count} are coming soon`

export const greeting = (hour: number): string =>
  hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening'
