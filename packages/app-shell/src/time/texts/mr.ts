/** Marathi texts of `ago`. */
export const ago = {
  'ago.now': 'आत्ताच',
  'ago.minute': '{n, plural, one {# मिनिटापूर्वी} other {# मिनिटांपूर्वी}}',
  'ago.hour': '{n, plural, one {# तासापूर्वी} other {# तासांपूर्वी}}',
  'ago.day': '{n, plural, one {# दिवसापूर्वी} other {# दिवसांपूर्वी}}',
  'ago.month': '{n, plural, one {# महिन्यापूर्वी} other {# महिन्यांपूर्वी}}',
  'ago.year': '{n, plural, one {# वर्षापूर्वी} other {# वर्षांपूर्वी}}',
  'duration.short.years': '{n, plural, one {# वर्ष} other {# वर्षे}}',
  'duration.short.months': '{n, plural, one {# महिना} other {# महिने}}',
  'duration.long.years': '{n, plural, one {# वर्ष} other {# वर्षे}}',
  'duration.long.months': '{n, plural, one {# महिना} other {# महिने}}',
} as const
