/** What is said in a recording, line by line. */
export const said = (...lines: readonly string[]): string => lines.map(line => `<p>${line}</p>`).join('')
