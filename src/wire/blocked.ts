// Shown where the work is, above the form, and never as a toast: read by the server that refuses and by the browser.

export const blockedCode = 'application-blocked'

/** The specification's words. */
export const blockedMessage =
  'This operation cannot be processed, the application is blocked. Contact us to unblock it.'
