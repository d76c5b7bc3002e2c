import { show, clearNews, type News, type ToastAction } from './toast-store.ts'

export interface ShowToast {
  success: (words: string) => void
  error: (words: string) => void
  info: (words: string, action?: ToastAction) => void
  news: (news: News) => void
  clearNews: () => void
}

const verbs: ShowToast = {
  success: words => show('success', words),
  error: words => show('error', words),
  info: (words, action) => show('info', words, { action }),
  news: news => show('news', news.words, { news }),
  clearNews,
}

/** Always the same: anyone who may say something is not drawn again for what is shown. */
export const useToasts = (): ShowToast => verbs
