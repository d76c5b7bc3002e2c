export const title = 'Translations'
export const lede =
  'Read each translation beside the English, correct it, and mark it as reviewed. Nothing changes for readers yet: save the file and send it to the developers, who put it into the next release.'
export const language = 'Language'
export const set = 'Part'
export const onlyOpen = 'Only what nobody has reviewed'
export const name = 'Your name, as the file will say who reviewed it'
export const nameRequired = 'Please enter your name before you mark or save anything.'
export const caption = 'English and translation, side by side'
export const translation = 'Translation'
export const weighty = 'Shown in English until it is reviewed'
export const changed = 'The English has changed since this was translated'
export const missing = 'Not translated'
export const byMachine = (by: string, on: string): string => `Not reviewed: by ${by} on ${on}`
export const reviewed = (by: string, on: string): string => `Reviewed by ${by} on ${on}`
export const mark = 'Reviewed'
export const wrongMarks = (marks: string): string => `Please keep ${marks} as it is.`
export const save = 'Save the file'
export const nothing = 'Everything here is reviewed.'
export const unsaved = (count: number): string =>
  count === 1 ? '1 change waits in this browser.' : `${count} changes wait in this browser.`
