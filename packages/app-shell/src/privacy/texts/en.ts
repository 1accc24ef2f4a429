import type { consents } from '@pramaan/domain/consent'

type Purposes = (typeof consents)[keyof typeof consents]['purposes']
type Purpose = Purposes[keyof Purposes][number]

/** English texts of consents, the data download and erasure (D11). */
export const privacyTexts = {
  'privacy.title': 'Your consents',
  'privacy.text': 'What you agreed to, and when. You can withdraw each one.',
  'privacy.none': 'No consent is stored yet. You give both when you sign in.',
  'privacy.kind.privacy': 'Privacy policy',
  'privacy.kind.terms': 'Terms of use',
  'privacy.kind.found': 'Being found by employers',
  'privacy.found': 'Let employers find me',
  'privacy.found.on': 'Employers find your profile when they search, also by the job titles and skills in your CV.',
  'privacy.found.off':
    'You don’t appear in searches or on employers’ lists. Only employers you applied or wrote to can see you. Your account and your applications stay as they are.',
  'privacy.found.saved.on': 'Employers can find you again',
  'privacy.found.saved.off': 'Employers no longer find you',
  'privacy.version': 'Version {version}',
  'privacy.given': 'Given on {date} at {time}',
  'privacy.withdrawn': 'Withdrawn on {date} at {time}',
  'privacy.for': 'For: {purposes}',
  'privacy.purpose.account': 'running your account',
  'privacy.purpose.matching': 'matching you with jobs, drives and courses',
  'privacy.purpose.profile-shown-to-employers': 'showing your profile to employers',
  'privacy.purpose.verification': 'verifying your skills',
  'privacy.purpose.messages': 'sending you messages',
  'privacy.purpose.applications': 'your applications',
  'privacy.purpose.openings-shown-to-candidates': 'showing your company, jobs and drives to candidates',
  'privacy.purpose.finding-candidates': 'finding candidates for you',
  'privacy.purpose.openings': 'your jobs and drives',
  'privacy.purpose.payments': 'your payments',
  'privacy.withdraw': 'Withdraw <0>{what}</0>',
  'privacy.withdraw.title': 'Withdraw “{what}”?',
  'privacy.withdraw.text':
    'Your account can’t be used without it. At once employers stop finding your profile, and you are signed out everywhere. Nothing is erased: when you tick the box again at your next sign-in, everything is as it was.',
  'privacy.withdraw.confirm': 'Withdraw and sign out',
  'privacy.withdraw.busy': 'Withdrawing...',
  'privacy.withdraw.done': 'Your consent is withdrawn',

  'privacy.data': 'Your data',
  'privacy.data.text':
    'Everything we store about you in one ZIP: a page and a PDF to read, the same data as a JSON file, and the files you uploaded.',
  'privacy.data.download': 'Download all my data',
  'privacy.data.busy': 'Collecting...',
  'privacy.data.done': 'Your download has started',

  'privacy.erase': 'Erase my account',
  'privacy.erase.text':
    'Everything about you is erased after {days} days. Receipts of payments stay, because tax law requires them, but without your name and contacts.',
  'privacy.erase.open': 'Request erasure',
  'privacy.erase.title': 'Erase your account?',
  'privacy.erase.now': 'At once employers stop finding your profile, and you are signed out everywhere.',
  'privacy.erase.grace': 'Until {date} you can sign in and change your mind.',
  'privacy.erase.then': 'Then profile, files, applications and messages are gone for good. Only receipts stay.',
  'privacy.erase.contact': 'Your mobile number or e-mail',
  'privacy.erase.contact.help': 'Type it to confirm that you mean it.',
  'privacy.erase.confirm': 'Erase my account',
  'privacy.erase.busy': 'Asking...',
  'privacy.erase.done': 'Your account will be erased',
  'privacy.erasing': 'Your account will be erased on {date}',
  'privacy.erasing.text': 'You requested it on {date}. Until then employers can’t find your profile.',
  'privacy.keep': 'Keep my account',
  'privacy.keep.busy': 'Keeping...',
  'privacy.keep.done': 'Your account stays. Employers can find your profile again.',
  'privacy.withdraw.text.employer':
    'Your account can’t be used without it: you are signed out everywhere at once. Nothing is erased: when you tick the box again at your next sign-in, everything is as it was.',
  'privacy.data.text.employer':
    'Everything we store about you and your company in one ZIP: a page and a PDF to read, the same data as a JSON file, and the files you uploaded.',
  'privacy.erase.now.employer': 'You are signed out everywhere at once. Your jobs and drives stay open until that day.',
  'privacy.erase.then.employer':
    'Then your company profile, jobs, drives, searches, shortlist and messages are gone for good. Only receipts stay.',
  'privacy.erasing.text.employer': 'You asked for it on {date}. Until then everything works as before.',
  'privacy.keep.done.employer': 'Your account stays, with everything in it.',
} as const satisfies Record<`privacy.purpose.${Purpose}`, string> & Record<string, string>
