import { useSyncExternalStore } from 'react'

/** The server draws no page of the desk. */
function ofWindow(query: string): () => boolean {
  const onTurn = (react: () => void) => {
    const found = matchMedia(query)
    found.addEventListener('change', react)
    return () => found.removeEventListener('change', react)
  }
  return () => useSyncExternalStore(onTurn, () => matchMedia(query).matches)
}

/** Whether what belongs together has room in one line. */
export const useRoom = ofWindow('(width > 700px)')

/** Whether the page has its second column, as in layout.css. */
export const useTwoColumns = ofWindow('(width > 900px)')
