/** What is done once a chosen file has arrived: where it came from notes that it was used. */
export const onceArrived = new WeakMap<File, () => void>()
