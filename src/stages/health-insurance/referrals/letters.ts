import type { Mail } from '#src/platform/ports.ts'

/** To somebody who never gave us their address: who named it, that it is the only letter, and how to object. */
export const notifyFriend = (to: string, friend: string, url: string): Mail => ({
  to,
  subject: `${friend} thought of you: health insurance for students in the US`,
  text: [
    'Hello,',
    `${friend} has bought health insurance for the US through Safar, and gave us your address so that we tell you of it.`,
    'Safar leads students from India through the way to a university in the US: insurance, visa, loan and the rest, step by step. If that is of use to you:',
    url,
    'This is the only letter you get. We keep no more of your address than a mark that keeps us from writing to it again, and it is on no list.',
    `If you do not want your address used, answer this letter and say so; a person reads it. ${friend} does not hear whether you read it or what you do.`,
    'Safar',
  ].join('\n\n'),
})
