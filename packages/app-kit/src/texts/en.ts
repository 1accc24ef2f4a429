import { driveTexts } from '../drive/drive-texts.ts'
import { headerTexts } from '../header/header-texts.ts'
import { notificationTexts } from '../notifications/notification-texts.ts'
import { paymentTexts } from '../payment/payment-texts.ts'
import { profileTexts } from '../profile/profile-texts.ts'
import { signInTexts } from '../sign-in/sign-in-texts.ts'
import { skillsTexts } from '../skills/skills-texts.ts'
import { agoTexts } from '../time/ago-texts.ts'
import { uploadTexts } from '../upload/upload-texts.ts'

/** English texts of what the apps share; each app adds its own. */
export const kitTexts = {
  'app.loading': 'Loading…',
  'app.name': 'Pramaan',
  'demo.text': 'Demo with invented people',
  'demo.codes': 'See the codes',
  'error.title': 'Something went wrong',
  'error.unreachable': 'We can’t reach Pramaan right now. Check your connection and try again.',
  'error.broken': 'Something went wrong on our side. Please try again.',
  'error.retry': 'Try again',
  'error.requestId': 'If you write to us, quote {id}.',
  'error.notAllowed.title': 'This page is not for your account',
  'error.notAllowed.text': 'Your role does not have this page.',
  'error.notFound.title': 'There is no such page',
  'error.notFound.text': 'The address may be mistyped, or the page has moved.',
  'error.home': 'Go to the start',
  'wrongApp.title': 'You are signed in with another kind of account',
  'wrongApp.candidate': 'This account is a candidate’s. Continue in the candidate app.',
  'wrongApp.employer': 'This account is an employer’s. Continue in the employer app.',
  'wrongApp.staff': 'This account belongs to our staff. Continue in the staff console.',
  'wrongApp.go': 'Take me there',
  'wrongApp.signOut': 'Use another account',
  'form.failed': 'That was not saved.',
  'form.cancel': 'Cancel',
  'form.save': 'Save',
  'form.saving': 'Saving...',
  'form.optional': 'optional',
  'location.label': 'Location',
  'location.help': 'The city or town where you live.',
  'college.free': 'Type the whole name. It counts as you write it.',
  'leave.text': 'Data will be lost',
  'leave.about': 'What you changed here is not saved yet.',
  'leave.stay': 'Stay here',
  'leave.go': 'Leave anyway',
  ...signInTexts,
  ...headerTexts,
  ...driveTexts,
  ...profileTexts,
  ...notificationTexts,
  ...paymentTexts,
  ...agoTexts,
  ...skillsTexts,
  ...uploadTexts,
} as const
