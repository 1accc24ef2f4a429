import type { readChipTexts } from './en.ts'

/** How the words of a search were read, in Marathi. */
export const readChip: Record<keyof typeof readChipTexts, string> = {
  'search.words': 'या शब्दांनी शोधा',
  'search.or': 'किंवा',
  'search.without': '{name} नको',
  'search.corrected': '“{typed}” ऐवजी {names} चे निकाल दाखवत आहोत.',
  'search.trait': '“{words}” वरून कामाबद्दल काही कळत नाही, म्हणून आम्ही ते सोडले.',
  'search.personal': 'Pramaan लिंग, वय, कुटुंब, धर्म किंवा जात यांवरून शोधत नाही, म्हणून आम्ही “{words}” सोडले.',
  'search.unused': 'यावरून शोधले नाही: {words}.',
  'search.full': 'फक्त पहिल्या {most} अक्षरांवरून शोध होतो.',
  'empty.remove': '“{filter}” काढा',
  'search.years.least': '{least}+ वर्षे',
  'search.joins': '{days, plural, one {# दिवसात} other {# दिवसांत}} रुजू होऊ शकतात',
  'search.passing': '{years} मध्ये पास आउट',
  'search.passing.least': '{year} मध्ये किंवा नंतर पास आउट',
  'search.years.most': '{most, plural, one {# वर्षापर्यंत} other {# वर्षांपर्यंत}}',
  'search.years.between': '{least} ते {most} वर्षे',
  'search.pay.least': '₹{least} LPA पासून',
  'search.pay.most': '₹{most} LPA पर्यंत',
  'search.pay.between': '₹{least} ते {most} LPA',
  'filter.fullTime': 'पूर्णवेळ',
  'filter.partTime': 'अर्धवेळ',
  'filter.internship': 'इंटर्नशिप',
  'filter.remote': 'घरून काम',
  'filter.onSite': 'ऑफिसमधून काम',
  'filter.immediate': 'लगेच रुजू होऊ शकतात',
}
