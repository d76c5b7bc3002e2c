// Short videos of our own: five boards, read in twenty-five seconds, without a sound.
import type { Story } from '#src/features/content/stock-stories.ts'
import { said } from './said.ts'

export const stories: readonly Story[] = [
  {
    broughtAs: 'sop-review/first-paragraph-story',
    stage: 'sop-review',
    title: 'Your first paragraph',
    summary: 'What it must do in five lines. Twenty-five seconds, without sound.',
    media: 'sop-first-paragraph',
    body: said(
      '<strong>Begin with one moment.</strong> A day on which you saw the problem that you want to work on.',
      '<strong>Then say the goal.</strong> What you want to be able to do after the degree, in one sentence.',
      '<strong>Leave out</strong> famous quotations, your childhood dream, and every word that fits anybody.',
      '<strong>Read it aloud.</strong> If a friend would not say it that way, neither should you.',
    ),
  },
  {
    broughtAs: 'visas/interview-window-story',
    stage: 'visas',
    title: 'At the window',
    summary: 'Two minutes that are about three things. Twenty-five seconds, without sound.',
    media: 'interview-window',
    body: said(
      '<strong>Why this course.</strong> Say what you will learn and what you will do with it.',
      '<strong>Why this university.</strong> One course, one lab, or one professor. By name.',
      '<strong>Who pays.</strong> The amount, from whom, and the paper that shows it.',
      '<strong>Answer what was asked.</strong> Two sentences. Then wait for the next question.',
    ),
  },
]
