/** English texts of verification, in the spec's words where it has them (document 001 §2, §4, §8). */
export const vspTexts = {
  'vsp.title': 'Get verified',
  'vsp.text': 'Verified candidates have {percent}% more visibility.',
  'vsp.price': '{amount}; refunded if we can’t verify you.',
  'vsp.price.taxed': '{amount}, GST included; refunded if we can’t verify you.',
  'vsp.get': 'Get verified',
  'vsp.checking': 'Checking your profile...',
  'vsp.incomplete': 'Your profile is incomplete. Please complete it before applying for VSP.',
  'vsp.never-applied': 'Get VSP',
  'vsp.applied': 'VSP applied',
  'vsp.verified': 'VSP verified',
  'vsp.applied.title': 'Your verification is under way',
  'vsp.applied.text':
    'Our HR team will call you to fix a time for your interview. We tell you here as soon as it is done.',
  'vsp.profile': 'Verified skill profile',
  'vsp.how': 'How verification works',
  'vsp.dialog': 'Get VSP',
  'vsp.verified.dialog': 'Get verified',
  'vsp.verify': 'Apply for verification',
  'vsp.why':
    'Our HR team talks with you and checks your skills. Employers see the seal, and you are seen {percent}% more.',
  'vsp.step.call': 'Book a call with the HR team',
  'vsp.step.interview': 'Initial screening and interview',
  'vsp.step.done': 'Verification done with increased visibility',
  'vsp.pay': 'Pay {amount} and apply',
  'vsp.refund': 'If we can’t verify you, we refund the full amount the way you paid.',
} as const
