// Insurance money that goes back: what the desk reads, and what the student reads.
export const sentBefore = 'Somebody noted this a moment ago.'
export const notSent = 'This was taken back a moment ago.'
export const referenceRequired = 'Please enter the reference that the provider gave the refund.'
export const longestReference = 100
export const referenceTooLong = `Please use at most ${longestReference} characters.`

export const sent = (amount: string, reference: string) => ({
  title: `We sent ${amount} back to you`,
  body: `It goes to the card you paid with and usually takes five to ten working days. Reference: ${reference}.`,
})
export const undone = (amount: string) => ({
  title: `Your ${amount} is still on its way back`,
  body: 'We had noted too early that it was sent. We write again once it is.',
})
