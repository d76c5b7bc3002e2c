// Whose pages may be shown within ours: the one list for what the desk may enter and for what a browser lets through.

/** Forms and chats at an address of their own, at the domain itself or any name below it. */
export const framedDomains = {
  Typeform: ['typeform.com'],
  Landbot: ['landbot.io', 'landbot.online', 'landbot.pro', 'landbot.site'],
} as const

/** Players whose address we write ourselves. */
export const playerHosts = {
  YouTube: 'www.youtube-nocookie.com',
  Wistia: 'fast.wistia.net',
  VideoAsk: 'www.videoask.com',
} as const

/** As a policy names them. A star stands for names below a domain, and not for the domain itself. */
export const frameSources: readonly string[] = [
  ...Object.values(playerHosts).map(host => `https://${host}`),
  ...Object.values(framedDomains)
    .flat()
    .flatMap(domain => [`https://${domain}`, `https://*.${domain}`]),
]
