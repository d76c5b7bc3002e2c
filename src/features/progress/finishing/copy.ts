// Of what is finished another way, and what is asked before one press finishes several steps.

/** The name of the list of sentences, for a screen reader. */
export const another = 'Finished another way'
export const undo = 'Undo'

export const finishTitle = (steps: number): string => `Mark ${steps} steps as done?`
export const finishWords = (steps: number, stage: string): string =>
  `This marks the ${steps} steps of ${stage} that are still open as done. You can undo it at the top of the stage.`
export const finishConfirm = (steps: number): string => `Mark ${steps} steps as done`
export const finishKeep = 'Not now'
