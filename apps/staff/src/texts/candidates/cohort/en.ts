/** English texts of the cohort applicants (document 002 §2.8, §3; D26). */
export const cohortTexts = {
  'titles.cohort': 'Cohort applicants',
  'cohort.count': '{count, plural, one {{shown} payment} other {{shown} payments}}',
  'cohort.name': 'Name',
  'cohort.mobile': 'Mobile number',
  'cohort.email': 'Email',
  'cohort.coupon': 'Coupon code',
  'cohort.course': 'Course ID',
  'cohort.amount': 'Amount',
  'cohort.none': 'No applications found',
  'cohort.none.text': 'Candidates appear here once they have paid for a course.',
} as const
