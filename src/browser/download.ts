// Fetches a file and saves it under its name, so that a page can say that it is on its way and why it did not come.

export async function download(from: string, name: string): Promise<void> {
  saveFile(await fetchFile(from), name)
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export async function fetchFile(from: string): Promise<Blob> {
  const answer = await fetch(from, { credentials: 'same-origin' }).catch(() => undefined)
  if (answer === undefined) throw new Error(unreachable)
  if (!answer.ok) throw new Error(gone)
  return answer.blob()
}

const unreachable = 'You seem to be offline. Please try again when you are back.'
const gone = 'The file is not there any more. Please load the page again.'
