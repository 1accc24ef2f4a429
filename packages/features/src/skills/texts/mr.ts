/** Marathi texts of `skills`. */
export const skills = {
  'skills.yours': 'तुमची कौशल्ये',
  'skills.none': 'अजून काही निवडले नाही. खालील यादीतून निवडा.',
  'skills.full': 'दहा झाली. दुसरे निवडण्यासाठी एक काढा.',
  'skills.search': '{count, number} कौशल्यांत शोधा',
  'skills.searchAll': 'कौशल्ये शोधा',
  'skills.all': 'सर्व कौशल्ये',
  'skills.noMatch': 'या नावाचे कौशल्य सापडले नाही. दुसरा शब्द वापरून पाहा.',
  'skills.goesWith': '{skill} सोबत',
} as const
