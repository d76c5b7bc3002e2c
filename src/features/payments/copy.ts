export const foreignReturn = 'We can only send you back to a page of ours.'
