import { useSyncExternalStore } from 'react'

const room = '(width > 700px)'

function onTurn(react: () => void): () => void {
  const found = matchMedia(room)
  found.addEventListener('change', react)
  return () => found.removeEventListener('change', react)
}

/** Whether what belongs together has room in one line. The server draws no page of the desk. */
export const useRoom = (): boolean => useSyncExternalStore(onTurn, () => matchMedia(room).matches)
