/** English texts of how the words of a search were read: the chips of a search for candidates or for jobs. */
export const readChipTexts = {
  'search.or': 'or',
  'search.without': 'Not {name}',
  'search.corrected': 'Showing results for {names} instead of “{typed}”.',
  'empty.remove': 'Remove “{filter}”',
  'search.years.least': '{least}+ years',
  'search.years.most': 'Up to {most} years',
  'search.years.between': '{least} to {most} years',
  'search.pay.least': 'From ₹{least} LPA',
  'search.pay.most': 'Up to ₹{most} LPA',
  'search.pay.between': '₹{least} to {most} LPA',
  'filter.fullTime': 'Full time',
  'filter.partTime': 'Part time',
  'filter.internship': 'Internship',
  'filter.remote': 'Remote',
  'filter.onSite': 'On site',
  'filter.immediate': 'Can join immediately',
} as const
