// What a person typed, as we keep it: trimmed, composed, and nothing in it that cannot be seen.

/** For a line: runs of spaces become one. */
export const visibleLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ')

/** For a text of several lines: its own line breaks and indents stay. */
export const visibleText = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').trim()

/** Nothing to see: empty, spaces, or only characters without a shape. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text)

/** Control characters, half characters, and marks that turn the text around and so disguise it. */
export const hasForbidden = (text: string): boolean => !text.isWellFormed() || forbidden.test(text)

/** In characters as Unicode counts them: 'é' and '😀' are one each, whatever they weigh. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length

/** What is wrong with a text that must be there; undefined if nothing is. */
export function textProblem(text: string, { required, most }: { required?: string; most: number }): string | undefined {
  if (isBlank(text)) return required
  if (hasForbidden(text)) return forbiddenMessage
  return lengthOf(text) > most ? tooLong(most) : undefined
}

export const forbiddenMessage = 'Please remove the characters that cannot be shown.'
export const tooLong = (most: number): string => `Please use at most ${most} characters.`

/** The last part of a path, without what cannot be seen: a mark that turns text around would make 'exe.pdf' of 'fdp.exe'. */
export const fileNameIn = (path: string): string =>
  visibleLine(
    path
      .slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
      .toWellFormed()
      .replaceAll(invisible, ''),
  )

const invisible = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

const forbidden = /(?![\n\r\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u
