/** English texts of a drive’s page for the side that runs it (document 002 §2.7). */
export const drivePageTexts = {
  'titles.drivePage': 'Placement drive',
  'drivePage.back': 'Placement drives',
  'drivePage.edit': 'Edit',
  'drivePage.manage': 'Jobs and applicants',
  'drivePage.applicants': 'Review applicants',
  'drivePage.requests':
    '{n, plural, =0 {Nobody has asked to take part yet} one {# candidate asked to take part} other {# candidates asked to take part}}',
  'drivePage.candidatesSee': 'Candidates see this page with their Apply button here.',
  'drivePage.missing': 'Placement drive not found',
  'drivePage.missing.text': 'It was deleted, or the link is incomplete.',
} as const
