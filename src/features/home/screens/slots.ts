import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'

/** What an answer is, drawn in the card of what is next: the offers that came. */
export const answerPictures = slot<{ stage: string; step: string; Picture: ComponentType }>('home/answers')

/** What is to be paid at a step, where it is asked for in this very amount. */
export const stepAmounts = slot<ComponentType<{ step: string }>>('home/step-amounts')

/** What other pages show of themselves on home, as a small picture that leads to them. */
export const homePictures = slot<{ of: string; Picture: ComponentType }>('home/pictures')
