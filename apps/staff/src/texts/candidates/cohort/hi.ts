import type { cohortTexts } from './en.ts'

/** Hindi texts of the cohort applicants. */
export const cohort: Record<keyof typeof cohortTexts, string> = {
  'titles.cohort': 'कोर्स के आवेदक',
  'cohort.count': '{count, plural, one {{shown} भुगतान} other {{shown} भुगतान}}',
  'cohort.name': 'नाम',
  'cohort.mobile': 'मोबाइल नंबर',
  'cohort.email': 'ई-मेल',
  'cohort.coupon': 'कूपन कोड',
  'cohort.course': 'कोर्स ID',
  'cohort.amount': 'रक़म',
  'cohort.none': 'कोई आवेदन नहीं मिला',
  'cohort.none.text': 'उम्मीदवार कोर्स का भुगतान करते ही यहाँ दिखेंगे।',
}
