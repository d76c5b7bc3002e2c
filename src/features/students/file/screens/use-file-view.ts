import { useSearch } from 'wouter'

type Chosen = { kind?: string | undefined; write?: string | undefined }

/** What of a student's file is shown, and what is being written: both are in the address, and so outlive a reload. */
export function useFileView(student: string) {
  const now = Object.fromEntries(new URLSearchParams(useSearch()))
  const hrefOf = (next: Chosen): string => {
    const wanted = Object.entries({ ...now, ...next }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const search = new URLSearchParams(wanted).toString()
    return `/desk/students/${student}${search === '' ? '' : `?${search}`}`
  }
  const chosen: Chosen = { kind: now['kind'], write: now['write'] }
  return { chosen, hrefOf }
}
