/** Marathi texts of `application`. */
export const application = {
  'application.sent.drive': '{title} साठी तुमची विनंती पाठवली.',
  'application.sent.course': 'तुमचा अर्ज मिळाला आहे!',
  'application.sending': 'अर्ज करत आहे...',
  'application.waiting': 'नेटवर्कची वाट पाहत आहे',
  'application.waiting.button': 'प्रतीक्षेत',
  'application.waiting.since': '{ago} याच डिव्हाइसवर ठेवला. तुम्ही ऑनलाइन येताच पाठवला जाईल.',
  'application.cancel': 'रद्द करा',
  'application.cancel.of': '{title} चा अर्ज रद्द करा',
  'application.failed': 'तुमचा अर्ज झाला नाही. {why}',
  'application.unclear': 'आमच्या सर्व्हरने याची खात्री दिली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const
