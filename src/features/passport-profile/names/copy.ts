// What to type as a name in each form, for a single name and for a passport whose surname is blank.
import type { DatedFact, Source } from '#src/journey/guide.ts'

const nameStandards: Source = {
  name: 'Study in the States, SEVIS name standards (23 June 2020) and job aid on name fields',
  address: 'https://studyinthestates.dhs.gov/sevis-help-hub',
  checkedOn: '2026-11-22',
}
const emptyGivenName: Source = {
  name: 'gmonline.net on passports without a given name',
  address: 'https://gmonline.net',
  checkedOn: '2026-02-25',
}

export const guideTitle = 'A single name, or a passport whose surname is blank'
export const guideWords =
  'Type your whole name as the surname. What goes into the given name depends on the form, and the difference is right: your visa will show FNU (first name unknown) and your I-20 an empty line.'
export const columns = { form: 'Form', surname: 'Surname', given: 'Given names' } as const
export const forms = {
  i20: 'I-20, SEVIS and the SEVIS fee',
  ds160: 'DS-160, appointment site and visa',
} as const
export const yourWholeName = 'Your whole name'
export const leaveEmpty = 'Leave it empty'
export const fnu = 'FNU'

export const fnuRefused = 'SEVIS refuses FNU, LNU and Unknown as a name. Leave it empty if your passport has none.'
export const digitRefused = 'A name has letters and no digits: 0 is a digit, O a letter.'
/** Of a name with a hyphen, an apostrophe or a point. */
export const printedTitle = 'How forms print your name'
export const printedWords =
  'As the two printed lines of your passport have it: a hyphen is a space there, an apostrophe and a point are left out. Hold it against your passport.'
export const latinOnly =
  'SEVIS and the DS-160 take the Latin letters A to Z only. Copy your name from the two printed lines at the bottom of your passport’s photo page.'

export const datedFacts: readonly DatedFact[] = [
  { id: 'visas.names.sevis', text: `${guideTitle}: SEVIS leaves the given name empty.`, source: nameStandards },
  { id: 'visas.names.ds-160', text: `${guideTitle}: the DS-160 has FNU as the given name.`, source: emptyGivenName },
].map(fact => ({ ...fact, shownAt: '/visas/i20-form' }))
