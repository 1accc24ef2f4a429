/** English texts of a public profile page for a browser that runs no script. */
export const texts = {
  verified: 'Verified by HR',
  Fresher: 'Fresher',
  Experienced: 'Experienced',
  join: 'Open to join',
  switch: 'Open to switch',
  roles: 'Looking for',
  skills: 'Skills',
  experience: 'Experience',
  today: 'today',
  education: 'Education',
  website: 'Website',
  hire: 'Hire on Pramaan',
  hireText: 'Sign in as an employer to see the full profile and get in touch. It’s free.',
  gone: 'There is no page here',
  goneText: 'The link may be mistyped, or its owner has turned the page off.',
}

/** The texts of a public profile page in one language. */
export type ProfileTexts = typeof texts
