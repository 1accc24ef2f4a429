/** English texts of the course partner's list (document 002 §2.8). */
export const partnerTexts = {
  'partner.home': 'Candidates a course was suggested to, latest first.',
  'partner.newest': 'Newest candidates',
  'partner.total': '{count, plural, one {{shown} candidate} other {{shown} candidates}}',
  'partner.caption': 'Candidates with a suggested course',
  'partner.name': 'Name',
  'partner.phone': 'Phone, 10 digits',
  'partner.course': 'Course',
  'partner.location': 'Location',
  'partner.degree': 'Degree',
  'partner.none': 'No results found',
  'partner.none.filtered': 'No candidates match these filters. Remove one, or clear them all.',
  'partner.none.text': 'Candidates appear here as soon as HR or a Counsellor suggests a course to them.',
  'partner.hr': 'HR comment',
  'partner.counsellor': 'Counsellor comment',
} as const
