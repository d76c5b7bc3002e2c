// The words of what opens over the page: the search, and help.
export const search = {
  title: 'Search',
  label: 'A step, paper, guide, date or amount',
  nothing: 'Nothing of yours is called that.',
  ask: (wanted: string): string => (wanted === '' ? 'Ask Asha' : `Ask Asha: ${wanted}`),
} as const
export const help = {
  asha: 'Ask Asha',
  knows: (place: string): string => `She knows that you are at ${place}.`,
  question: (place: string): string => `I have a question about ${place}.`,
  words: 'Words on this page',
  sources: 'Sources',
} as const
