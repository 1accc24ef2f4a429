/** English texts of the start screens. */
export const homeTexts = {
  'home.title': 'Good day, {name}',
  'home.hr': 'Who waits for verification, and who is new.',
  'home.candidates': 'Candidate registrations',
  'home.verified': 'Verified candidates',
  'home.applicants': 'VSP applicants',
  'home.invitations': 'Open staff invitations',
  'home.about': 'about {count}',
  'home.waiting': 'Waiting for verification',
  'home.waiting.none': 'Nobody waits for verification',
  'home.waiting.none.text': 'New VSP applicants appear here as they pay.',
  'home.waiting.since': 'Applied {ago}',
  'home.newest': 'Newest candidates',
  'home.newest.none': 'No candidate has registered yet',
  'home.viewAll': 'View all',
} as const
