import { useSyncExternalStore } from 'react'

const noNews = () => () => {}

/** True as long as the page stands as it was written at the build: nothing in it works before its scripts are there. */
export const useWritten = (): boolean =>
  useSyncExternalStore(
    noNews,
    () => false,
    () => true,
  )
