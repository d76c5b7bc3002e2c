/** Where the pointer is a mouse there is a keyboard, and none that covers half of the screen. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches
