/** English texts of getting started and the summary (D39, D40). */
export const gettingStartedTexts = {
  'start.title': 'Verified skills, real jobs.',
  'start.text': 'Three steps, and employers can find you.',
  'start.step.1': 'Create your account with your mobile number. It is free.',
  'start.step.2': 'Fill in your education, your skills and the roles you look for.',
  'start.step.3': 'Apply to jobs and placement drives, or let employers find you.',
  'summary.title': 'Summary',
  'summary.text': 'Everything at a glance.',
  'summary.applications': 'My applications',
  'summary.applications.text': 'What you applied for, and the outcome.',
  'summary.payments': 'Payments and receipts',
  'summary.payments.text': 'What you paid, with every receipt.',
  'summary.profile': 'Your profile',
  'summary.profile.text': '{percent}% strong',
} as const
