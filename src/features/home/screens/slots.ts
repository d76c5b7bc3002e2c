import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'

/** What other pages show of themselves on home, as a small picture that leads to them. */
export const homePictures = slot<{ of: string; Picture: ComponentType }>('home/pictures')
