/** What a worker is called that reads words. Pages are drawn without bounds: a picture may be large. */
export const readsWords = 'reads-words'
