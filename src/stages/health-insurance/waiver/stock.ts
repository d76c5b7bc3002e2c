// Puts sample waiver guides where there are none at all. What the desk made of them stays.
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { universities } from '#src/features/universities/tables.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'

export type SampleGuide = {
  university: string
  guide: string
  /** For one partner's plans, where they are handed in otherwise. */
  guideGBG: string
  /** As its source has it; nothing where we do not know its days. */
  window: { opens: string; deadline: string; source: string; checkedOn: string } | undefined
}

export async function stockWaiverGuides({ db, change }: Services, guides: readonly SampleGuide[]): Promise<void> {
  const { waiverGuide, waiverGuideGBG } = universities
  if ((await db.$count(universities, or(isNotNull(waiverGuide), isNotNull(waiverGuideGBG)))) > 0) return
  await change(async ({ tx, announce }) => {
    for (const { university, guide, guideGBG, window } of guides) {
      await tx
        .update(universities)
        .set({
          waiverGuide: cleanRichText(guide),
          waiverGuideGBG: cleanRichText(guideGBG),
          ...(window && {
            waiverOpens: Temporal.PlainDate.from(window.opens),
            waiverDeadline: Temporal.PlainDate.from(window.deadline),
            waiverWindowSource: window.source,
            waiverWindowCheckedOn: Temporal.PlainDate.from(window.checkedOn),
          }),
        })
        .where(and(eq(universities.id, university), isNull(waiverGuide), isNull(universities.waiverDeadline)))
    }
    await announce('all', 'insurance', 'journey')
  })
}
