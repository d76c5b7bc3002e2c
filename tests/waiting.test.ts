// What a student changes waits for a network, or there is a reason here why it cannot: a new mark is decided about.
import { expect, test } from 'vitest'
import { contract } from '../src/app/server-modules.ts'
import { nothing } from '../src/wire/shapes.ts'
import type { Route } from '../src/wire/route.ts'

const routes = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route]),
)

/** Each of these says how something is to be, as a mark does, and is refused without a network all the same. */
const reasons = {
  'takes a place that somebody else may take': [
    'attorneys.book',
    'attorneys.move',
    'attorneys.cancel',
    'loanMeetings.book',
    'loanMeetings.cancel',
    'vaccineClinics.book',
    'vaccineClinics.cancel',
    'webinars.register',
    'webinars.unregister',
  ],
  'is done at the issuer, which says whether it took it': [
    'cardSpending.freeze',
    'cardSpending.thaw',
    'cardSpending.setLimits',
  ],
  'moves money, or leads to paying': [
    'sevis.pay',
    'sevis.takeBack',
    'insuranceDetails.save',
    'insuranceDetails.choose',
    'insuranceInvoices.leave',
    'payLinks.cancel',
    'insuranceOwnCover.say',
    'insuranceOwnCover.keep',
    'insuranceOwnCover.takeBack',
  ],
  'ends a stage, or opens it again, which hangs on what others have under way': [
    'journey.finish',
    'journey.reopen',
    'visaRounds.start',
    'visaRounds.undo',
  ],
  'moves the whole journey, in steps of which each counts once': ['planDeferrals.save', 'planDeferrals.undo'],
  'asks or tells somebody, who acts on it': [
    'sop.requestHelp',
    'journey.askEarlyAccess',
    'insuranceWaiver.submit',
    'insuranceWaiver.takeBack',
    'policies.askEnd',
    'policies.takeBackEnd',
    'insuranceClaims.answer',
    'insuranceClaims.withdraw',
    'insurance.withdraw',
    'products.withdraw',
    'onboarding.complete',
    'rights.askErasure',
    'rights.undoErasure',
    'rights.endReaches',
    'familyMembers.share',
    'familyMembers.end',
    'familyPapers.show',
    'familyPapers.hide',
    'family.leave',
    'familyAsks.withdraw',
    'loanSheet.show',
    'loanStatements.ask',
    'loanStatements.takeBack',
  ],
  'takes away for good what was sent or written': [
    'documents.drop',
    'remittances.remove',
    'loanApplication.removePaper',
    'vault.remove',
    'money.remove',
    'vaccineProofs.remove',
    'vaccineRecords.remove',
    'transcripts.takeBack',
    'mockInterview.takeBack',
    'postInterview.removeCheck',
    'appointment.remove',
    'applications.remove',
    'background.removeAcademic',
    'background.removeWork',
    'testScores.remove',
  ],
  'counts each time, or is held against the clock': ['appointment.tell', 'vaccineClinics.say'],
  'is chosen from a list that only the server has, and shows another': [
    'vaccineRecords.choose',
    'vaccineRecords.tellDob',
    'money.leaveOut',
    'transcripts.ask',
  ],
  'says what was read of a file that is sent at that moment': ['vault.noteRead'],
  'is a form that is checked as it is saved; until then it lies in its draft': [
    'visaNumbers.change',
    'loanNeed.save',
    'remittances.change',
    'remittances.setHolder',
    'passportProfile.change',
    'passportProfile.keepPaper',
    'vault.change',
    'money.change',
    'plan.give',
    'profile.change',
    'profile.changeHelpItems',
    'profile.changeInformation',
    'background.changeAcademic',
    'background.changeWork',
    'testScores.setGre',
    'testScores.setToefl',
    'testScores.setGmat',
    'applications.changeInterest',
    'applications.change',
    'onboarding.answer',
    'values.settle',
    'insuranceWaiver.setDeadline',
    'phone.noteRecharge',
  ],
  'is kept in the browser and sent again by itself': ['drafts.save', 'drafts.remove', 'drafts.takeOver'],
  'is noted by itself, the next time as well': [
    'family.speak',
    'drafts.key',
    'sop.see',
    'journey.showBadge',
    'chat.markRead',
    'chat.type',
    'notifications.markRead',
    'notifications.markAllRead',
    'notifications.noteOpened',
    'consent.noteAsked',
    'profile.setZone',
  ],
  'is of the account, or a consent that holds from its moment on': [
    'family.weekly',
    'accounts.signOut',
    'accounts.revoke',
    'accounts.resetPassword',
    'ways.putPhone',
    'ways.putEmail',
    'joining.proveByLink',
    'joining.leave',
    'rights.giveConsent',
    'rights.withdrawConsent',
    'consent.withdraw',
    'consent.correctBirth',
    'secondFactor.confirmApp',
    'secondFactor.declineOffer',
    'secondFactor.removeApp',
    'secondFactor.removePasskey',
    'secondFactor.renamePasskey',
    'loanLenders.takeBack',
    'planCalendar.revoke',
    'notifications.mute',
    'notifications.unmute',
    'notifications.keepQuiet',
    'notifications.subscribe',
  ],
}

test('whatever of a student’s says how something is to be waits, or is named here', () => {
  const changes = routes.filter(
    ([, { who, method }]) => typeof who === 'string' && ['PUT', 'DELETE', 'PATCH'].includes(method),
  )
  const refused = changes.filter(([, { waits }]) => !waits).map(([name]) => name)
  expect(refused.toSorted()).toEqual(Object.values(reasons).flat().toSorted())
})

test.each(routes.filter(([, { waits }]) => waits))(
  '%s may wait: said again it says no more, and it answers nothing',
  (_, { method, answer, who }) => {
    expect(['PUT', 'DELETE']).toContain(method)
    expect(answer).toBe(nothing)
    expect(who).toBeTypeOf('string')
  },
)
