/** English texts of the staff's sign-in. */
export const signInTexts = {
  'titles.signIn': 'Sign in',
  'signIn.title': 'Staff sign-in',
  'signIn.text': 'Enter the number or e-mail of your staff account. We send you a code.',
  'signIn.unknown':
    'There is no staff account with this number or e-mail. Staff accounts come by invitation: ask an Admin to invite you.',
  'signIn.recorded': 'What you open here is recorded with your name.',
  'signIn.story.title': 'The desk behind every seal',
  'signIn.story.review': 'Talk with candidates and record what you found',
  'signIn.story.find': 'Find anyone by name, skill, college or phone',
  'signIn.story.guide': 'Guide people to the course and job that fit',
} as const
