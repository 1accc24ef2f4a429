import { featureTexts } from '@pramaan/features/texts/en.ts'
import { applicationsTexts } from './applications/en.ts'
import { coursesTexts } from './courses/en.ts'
import { dashboardTexts } from './dashboard/en.ts'
import { drivesTexts } from './drives/en.ts'
import { filesTexts } from './files/en.ts'
import { firstTexts } from './first.ts'
import { gettingStartedTexts } from './getting-started/en.ts'
import { helpTexts } from './help/en.ts'
import { interestTexts } from './interest/en.ts'
import { jobsTexts } from './jobs/en.ts'
import { payLinkTexts } from './pay-link/en.ts'
import { myProfileTexts } from './profile/en.ts'
import { publicPageTexts } from './public-page/en.ts'
import { wizardTexts } from './registration/wizard.ts'
import { vspTexts } from './vsp/en.ts'

/** English texts of the candidate app. */
export const texts = {
  ...featureTexts,
  ...firstTexts,
  ...wizardTexts,
  ...gettingStartedTexts,
  ...dashboardTexts,
  ...myProfileTexts,
  ...vspTexts,
  ...drivesTexts,
  ...coursesTexts,
  ...jobsTexts,
  ...applicationsTexts,
  ...filesTexts,
  ...helpTexts,
  ...interestTexts,
  ...payLinkTexts,
  ...publicPageTexts,
  'titles.wizard': 'Complete your profile',
  'titles.welcome': 'Welcome',
  'welcome.title': 'Welcome, {name}',
  'welcome.text': 'Your account is ready. Now let employers find you.',
  'welcome.strength': 'Profile strength',
  'welcome.strength.text': 'A stronger profile is found more often.',
  'welcome.next': 'Next things to do',
  'welcome.add.text': 'What makes your profile strongest now.',
  'welcome.files': 'Add your CV and a photo',
  'welcome.files.text': 'Employers look at both first.',
  'welcome.profile': 'Review your profile',
  'welcome.profile.text': 'Education, experience and skills, as employers read them.',
  'welcome.jobs': 'See jobs',
  'welcome.jobs.text': 'Jobs that match your skills come first.',
  'welcome.drives': 'Join a placement drive',
  'welcome.drives.text': 'Meet several companies on one day.',
  'welcome.dashboard': 'Go to dashboard',
} as const
