// The words of the ID card.
export const card = {
  title: 'Insurance ID card',
  name: 'Name',
  member: 'Member number',
  policy: 'Policy number',
  plan: 'Plan',
  insurer: 'Insurance company',
  university: 'University',
  covered: 'Covered',
  until: 'to',
  sample: 'SAMPLE',
  sampleWords: 'This plan is sample data. The card proves no cover and no hospital takes it.',
  ended: 'ENDED',
  endedWords: (day: string): string =>
    `This insurance was ended on ${day}. The card proves no cover after that day: do not show it for new care.`,
  use: 'Show this card with your passport wherever you are treated. In an emergency call 911 first.',
  file: 'safar-insurance-id-card.pdf',
}
