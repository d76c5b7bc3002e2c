/** Known to everybody: it is for trials, and listens on the loopback alone. */
export const trialAccount = { bucket: 'safar', region: 'us-east-1', key: 'TRIAL', secret: 'trial' } as const
