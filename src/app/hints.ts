// Tells a browser which files a page will need, so that it asks for them with the page.

/**
 * `dist/web/parts.json`: the files of a page of somebody signed in, what the address adds to them, and the sheets of each
 * part that comes later, by its source.
 */
export type Parts = { signedIn: string[]; parts: Record<string, string[]>; sheets: Record<string, string[]> }

/** The nonce is written into each page as it is sent. */
export const hintsFor = (files: readonly string[]): string => files.map(hintFor).join('')

function hintFor(file: string): string {
  const kind = isSheet(file) ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `  <link ${kind} crossorigin href="/${file}" nonce="%NONCE%">\n  `
}

export const isSheet = (file: string): boolean => file.endsWith('.css')

const endOfHead = '</head>'

/** At the end of the head of a page of ours, which has one. */
export const withHead = (page: string, more: string): string => page.replace(endOfHead, () => more + endOfHead)
