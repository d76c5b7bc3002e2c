/** Whether a path is one of a pattern such as `/profile/:part?`, as the router reads it. */
export function isAt(pattern: string, path: string): boolean {
  const [wanted, found] = [pattern.split('/'), path.split('/')]
  const fits = (part: string, index: number) =>
    found[index] === undefined ? part.endsWith('?') : part.startsWith(':') || part === found[index]
  return found.length <= wanted.length && wanted.every(fits)
}
