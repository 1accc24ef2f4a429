import { kitTexts } from '@pramaan/app-kit/texts/en.ts'
import { dashboardTexts } from './dashboard.ts'
import { ownProfileTexts } from './profile.ts'
import { registrationTexts } from './registration.ts'

/** English texts of the candidate app. */
export const texts = {
  ...kitTexts,
  ...registrationTexts,
  ...dashboardTexts,
  ...ownProfileTexts,
  'titles.signIn': 'Sign in',
  'titles.signUp': 'Create your account',
  'titles.wizard': 'Complete your profile',
  'titles.welcome': 'Welcome',
  'welcome.title': 'Welcome, {name}',
  'welcome.text': 'Your account is ready. These four make it work for you.',
  'welcome.strength': 'Profile strength',
  'welcome.strength.text': 'A stronger profile is found more often. From 60 % on you can apply for verification.',
  'welcome.next': 'Next things to do',
  'welcome.cv': 'Add your CV and a photo',
  'welcome.cv.text': 'Both count towards your profile strength.',
  'welcome.jobs': 'Look at jobs',
  'welcome.jobs.text': 'Those that match your skills come first.',
  'welcome.drives': 'Join a placement drive',
  'welcome.drives.text': 'Meet several companies on one day.',
  'welcome.verified': 'Get verified',
  'welcome.verified.text': 'A call and an interview; verified candidates have 60% more visibility.',
  'welcome.dashboard': 'Go to dashboard',
} as const
