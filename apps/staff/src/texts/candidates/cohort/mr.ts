import type { cohortTexts } from './en.ts'

/** Marathi texts of the cohort applicants. */
export const cohort: Record<keyof typeof cohortTexts, string> = {
  'titles.cohort': 'कोर्सचे अर्जदार',
  'cohort.count': '{count, plural, one {{shown} पेमेंट} other {{shown} पेमेंट}}',
  'cohort.name': 'नाव',
  'cohort.mobile': 'मोबाइल नंबर',
  'cohort.email': 'ई-मेल',
  'cohort.coupon': 'कूपन कोड',
  'cohort.course': 'कोर्स ID',
  'cohort.amount': 'रक्कम',
  'cohort.none': 'अर्ज सापडले नाहीत',
  'cohort.none.text': 'उमेदवार कोर्सचे पैसे भरताच इथे दिसतील.',
}
