// The words of a blocked insurance application.

export const ask = 'Ask us in the chat'
export const draft = 'My insurance application is blocked. What do you need from me to unblock it?'

/** What still works, so that nobody waits with a claim or an open bill. */
export const stillPossible = (since: string): string =>
  `Blocked since ${since}. What you typed is kept. You can still pay an open bill, use your card and file a claim.`
